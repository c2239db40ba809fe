import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const es: Translation<typeof en> = {
  subject: 'Asignatura',
  language: 'Idioma',
  yourHours: 'Horario según su reloj',
  all: 'Mostrar todo',
  anyTime: 'A cualquier hora',
  shown: 'Se muestran: {count} de {total}',
  none: 'Nadie en esta lista cumple las tres condiciones. Elija «Mostrar todo» en una de ellas, o reserve una primera reunión gratuita y díganos qué necesita.',
  teaches: 'Enseña',
  speaks: 'Idiomas',
  hours: 'Horario ({zone})',
  checked: 'Qué hemos comprobado',
  checkedBy: '{date}, por {name}',
  identity: 'Documento de identidad',
  background: 'Certificado de antecedentes',
  degree: 'Título universitario',
  questions: 'Preguntas de examen, resueltas y corregidas',
  trial: 'Clase de prueba que hemos presenciado',
  notes: 'Comentarios a las familias',
  note: 'Un comentario después de una clase',
};
