import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const fr = {
  plan: 'Plan de révision',
  planAbout: 'Créé avec le planificateur de {brand}. Modifiez-y le plan, et ce calendrier suivra.',
  gone: 'N’est plus prévu',
  dates: 'Dates d’examens et échéances',
  datesAbout:
    'Par {brand}. Les dates dites « prévues » ne sont pas encore confirmées. Vérifiez chaque date auprès de sa source.',
  expected: '{name} (date prévue)',
  cancelled: 'N’est plus valable : {name}',
  firstSitting: 'Première session d’examens de la journée. L’établissement vous indique l’heure.',
  secondSitting: 'Deuxième session d’examens de la journée. L’établissement vous indique l’heure.',
  schoolMayStartLater: 'L’établissement peut commencer jusqu’à une heure plus tard.',
  ends: 'Se termine à {time}.',
  source: 'Source : {source}',
  checked: 'Dernière vérification : {month}',
} satisfies CalendarMessages;
