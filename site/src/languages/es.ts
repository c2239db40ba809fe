import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Ver las condiciones',
  perSession: 'por clase',
  fromPrice: 'Clases desde {price}.',
  ask: 'Hacer antes una pregunta',
  table: 'Tabla: {heading}',
  glanceTitle: 'De un vistazo',
  glanceSession: 'Convocatoria del IB',
  glanceLanguages: 'Idioma de las clases',
  glanceClock: 'Diferencia horaria',
  glanceAhead: 'respecto a Toronto: {winter} h en enero, {summer} h en julio',
  glanceSame: 'la misma hora que en Toronto',
  glancePrice: 'Precio por clase, desde',
  glanceCurrency: 'Moneda local',
  glanceChannel: 'Escríbanos',
  schoolsNote:
    'Figurar en la lista no es una recomendación; no tenemos ningún acuerdo con estos centros. Confirme los programas con el centro.',
  schoolsAll: 'Todos los centros de nuestra lista',
  timesCaption: 'Horario de las clases en su hora local y en la de Toronto',
  timesDays: 'Días',
  timesLocal: 'Su hora local',
  timesWinter: 'Toronto, invierno',
  timesSummer: 'Toronto, verano',
  by: 'Por {author}',
  updated: 'actualizado el',
  minutes: '{minutes} min de lectura',
  offerEnded: 'Esta oferta terminó el {date}.',
  offerNow: 'Condiciones actuales',
  sources: 'Fuentes, última comprobación: {date}',
  savedNothing: 'Aquí aún no hay nada guardado. Las páginas se guardan al abrirlas.',
  planWeeks: 'Planificar las semanas',
  free: 'Gratis',
  stepTime: 'Elige una hora; el calendario se abre en una pestaña nueva.',
  stepWork: 'Miramos un trabajo corregido y dónde se han perdido los puntos.',
  stepPlan: 'Recibe una propuesta con su precio y decide con calma.',
};

export const errors: Errors = {
  title: 'Algo ha fallado',
  text: 'Lo sentimos, ha ocurrido un error inesperado. Pruebe a recargar la página o póngase en contacto con nosotros si el problema continúa.',
  retry: 'Volver a intentarlo',
  home: 'Ir a la página de inicio',
  contact: 'Contactar con nosotros',
};

export const navigationFrom: NavigationFrom = 'wide';
