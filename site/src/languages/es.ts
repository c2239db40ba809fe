import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Ver las condiciones',
  perSession: 'por clase',
  fromPrice: 'Clases desde {price}.',
  ask: 'Preguntar antes de reservar',
  table: 'Tabla: {heading}',
  glanceTitle: 'De un vistazo',
  glanceSession: 'Convocatoria del IB',
  glanceLanguages: 'Idioma de las clases',
  glanceClock: 'Diferencia con Toronto',
  glanceAhead: '{winter} h en enero, {summer} h en julio',
  glanceAlike: '{hours} h, en invierno y en verano',
  glanceSame: 'ninguna',
  glancePrice: 'Precio por clase, desde',
  glanceCurrency: 'Moneda local',
  glanceChannel: 'Contacto',
  schoolsNote:
    'Que un centro figure aquí no es una recomendación; no tenemos acuerdos con estos centros. Confirme los programas con el centro.',
  schoolsAll: 'Todos los centros de nuestra lista',
  timesCaption: 'Horario de las clases, en su hora local y en la de Toronto',
  timesThere: '{place}: horario de las clases, en la hora local y en la de Toronto',
  timesDays: 'Días',
  timesLocal: 'Su hora local',
  timesWinter: 'Toronto, invierno',
  timesSummer: 'Toronto, verano',
  by: 'Por {author}',
  updated: 'actualizado el',
  reviewed: 'revisado por {name},',
  minutes: '{minutes} min de lectura',
  offerEnded: 'Esta oferta terminó el {date}.',
  offerNow: 'Condiciones actuales',
  sources: 'Fuentes, última comprobación: {date}',
  savedNothing: 'Aquí aún no hay nada guardado. Las páginas se guardan al abrirlas.',
  planWeeks: 'Planificar las semanas',
  free: 'Gratis',
  stepTime: 'Usted elige la hora; el calendario se abre en una pestaña nueva.',
  stepWork: 'Vemos juntos un trabajo corregido y dónde se han perdido puntos.',
  stepPlan: 'Le damos una propuesta con su precio y usted decide con calma.',
  termsSession: 'Una clase',
  sessionIs: '{length}, individual y online',
  termsChange: 'Cambios y cancelaciones',
  termsCoursework: 'Trabajos evaluables',
  courseworkRule:
    'Enseñamos el método con ejercicios. Nunca escribimos, retocamos ni corregimos lo que cuenta para nota.',
  termsAi: 'IA',
  aiRule: 'La IA puede preparar ejercicios y comentarios. Un profesor revisa cada uno antes de que lo vea el alumno.',
};

export const errors: Errors = {
  title: 'Algo ha fallado',
  text: 'Lo sentimos, ha ocurrido un error inesperado. Pruebe a recargar la página o póngase en contacto con nosotros si el problema continúa.',
  retry: 'Volver a intentarlo',
  home: 'Ir a la página de inicio',
  contact: 'Contactar con nosotros',
};

export const navigationFrom: NavigationFrom = 'wide';
