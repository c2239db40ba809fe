import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const it = {
  plan: 'Piano di studio',
  planAbout:
    'Creato con il pianificatore di studio di {brand}. Modifichi lì il piano e questo calendario si aggiornerà.',
  gone: 'Non più previsto',
  dates: 'Date degli esami e scadenze',
  datesAbout:
    'Da {brand}. Le date indicate come previste non sono ancora confermate. Verifichi ogni data presso la fonte.',
  expected: '{name} (previsto)',
  cancelled: 'Non più valido: {name}',
  firstSitting: 'Prima sessione d’esame della giornata. L’orario lo comunica la scuola.',
  secondSitting: 'Seconda sessione d’esame della giornata. L’orario lo comunica la scuola.',
  schoolMayStartLater: 'La scuola può iniziare fino a un’ora più tardi.',
  ends: 'Termina alle {time}.',
  source: 'Fonte: {source}',
  checked: 'Ultima verifica: {month}',
} satisfies CalendarMessages;
