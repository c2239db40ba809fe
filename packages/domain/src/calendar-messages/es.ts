import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const es = {
  plan: 'Plan de estudio',
  planAbout: 'Creado con el planificador de estudio de {brand}. Cambie allí el plan y este calendario se actualizará.',
  gone: 'Ya no está previsto',
  dates: 'Fechas de exámenes y plazos',
  datesAbout:
    'De {brand}. Las fechas marcadas como previstas aún no están confirmadas. Compruebe cada fecha en su fuente.',
  expected: '{name} (previsto)',
  cancelled: 'Ya no es válido: {name}',
  firstSitting: 'Primera sesión de exámenes del día. El colegio le indica la hora.',
  secondSitting: 'Segunda sesión de exámenes del día. El colegio le indica la hora.',
  schoolMayStartLater: 'El colegio puede empezar hasta una hora más tarde.',
  ends: 'Termina a las {time}.',
  source: 'Fuente: {source}',
  checked: 'Última comprobación: {month}',
} satisfies CalendarMessages;
