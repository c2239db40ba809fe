import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const es = {
  subject: 'Su página está corregida ({reference})',
  marked: 'Un profesor ha leído el trabajo que recibimos y ha escrito sus anotaciones.',
  see: 'Ver la página corregida',
  private: 'El enlace es privado: quien lo tenga puede ver la página. Compártalo solo con personas de confianza.',
  ends: 'Funciona hasta el {date}. Después borramos las páginas y las anotaciones.',
  together:
    '¿Le gustaría repasarla con nosotros? En una primera reunión gratuita tendremos la página delante, y podrá preguntar por cada anotación.',
  title: 'Su página, corregida',
  bring: 'Repasarla en una primera reunión gratuita',
  bringHelp: 'Elija la hora que le convenga. Tendremos su página delante, así que podrá preguntar por cada anotación.',
  keep: 'Para conservar la página, imprímala o guárdela en PDF desde el navegador.',
  kept: 'Este enlace funciona hasta el {date}. Después borramos las páginas y las anotaciones. Si quiere que las borremos antes, escríbanos.',
  sample:
    'Nos ha permitido mostrar su trabajo como ejemplo, transcrito y sin nombres. Puede cambiar de opinión cuando quiera.',
  withdraw: 'No mostrar mis páginas',
  withdrawn: 'Gracias por avisarnos. No mostraremos su trabajo como ejemplo.',
  gone: 'No hay página que mostrar en esta dirección',
  goneHelp:
    'Un enlace privado funciona durante {days} días desde que lo enviamos, y puede desactivarse antes. También puede estar incompleto: ábralo otra vez desde nuestro correo. Si sigue sin abrirse, escríbanos y buscaremos su página juntos.',
} satisfies MarkingMessages;
