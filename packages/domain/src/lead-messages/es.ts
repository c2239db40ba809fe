import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const es = {
  received:
    'Hemos recibido su mensaje y no tiene que hacer nada más. Le responderemos por correo electrónico a la dirección que nos ha indicado.',
  pagesThanks: 'Gracias, hemos recibido sus páginas',
  pagesReceived: 'Sus páginas han llegado y no tiene que hacer nada más.',
  pagesSubject: 'Hemos recibido sus páginas ({reference})',
  reference: 'Su número de referencia',
  quote:
    'Si vuelve a escribirnos sobre el mismo asunto, indique su número de referencia: así encontraremos su mensaje enseguida.',
  yours: 'Su mensaje',
  next: 'Qué ocurre ahora',
  read: 'Alguien de nuestro equipo lee su mensaje.',
  answer:
    'Le enviamos un correo con una propuesta de hora para una primera reunión gratuita, o con una pregunta si algo no está claro.',
  mark: 'Un profesor corrige sus páginas. Le enviamos el enlace privado por correo, o a la madre o el padre si el alumno es demasiado joven para dar su consentimiento.',
  due: 'Tendrá noticias nuestras como muy tarde el {when} ({zone}).',
  decide: 'Usted decide. No se ha reservado nada ni hay nada que pagar.',
  spam: 'Si no recibe respuesta, mire en la carpeta de correo no deseado y, si tampoco está ahí, vuelva a escribirnos con su número de referencia.',
  book: 'Reservar una primera reunión gratuita',
  bookHelp: 'Si prefiere elegir usted la hora, puede hacerlo en nuestro calendario. Se abre en una pestaña nueva.',
  reminder: 'Añadir un recordatorio a su calendario',
  reminderTitle: 'Comprobar si {brand} ha respondido',
  subject: 'Hemos recibido su mensaje ({reference})',
  automatic: 'Este correo se envía automáticamente. Si lo contesta, leeremos su respuesta.',
  notYou:
    'Si usted no nos ha escrito, alguien ha indicado su dirección por error. Conteste a este correo con una sola palabra y la borraremos.',
  missing: 'No encontramos ningún mensaje',
  missingHelp:
    'Esta página aparece después de enviar un mensaje, y en esta dirección no encontramos ninguno. Si al enviarlo vio un número de referencia, su mensaje nos ha llegado. Si no lo vio, escríbanos, por favor.',
  write: 'Escribirnos',
} satisfies LeadMessages;
