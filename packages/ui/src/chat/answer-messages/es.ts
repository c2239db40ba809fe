import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ba2dde56. */
export const es: Translation<typeof en> = {
  distress:
    'Has hecho bien en escribirlo. Yo solo soy una máquina, pero hay personas que te van a escuchar y a ayudar. No tienes que pasar por esto a solas. Llama ahora a una de ellas. También ayudan si te preocupa otra persona.',
  trust: 'Cuéntaselo también a un adulto en quien confíes: tu padre o tu madre, un profesor, una tía.',
  abuse:
    'Ningún adulto puede pegar a un niño, tocarlo si no quiere, escribirle a escondidas ni pedirle secretos. Si te ha pasado a ti, no has hecho nada malo. Cuéntaselo a un adulto en quien confíes. Se puede acudir a la policía o a los servicios de protección de menores en cualquier momento, sin preguntarnos.',
  tell: '¿Se trata de uno de nuestros profesores? Usa el formulario de contacto y empieza con la palabra «safeguarding». No tienes que demostrar nada: di solo quién eres y cómo podemos hablar contigo sin riesgo. Lo lee alguien de nuestro equipo. Ese profesor no da clase a menores con nosotros hasta que se aclare, y no le decimos quién ha escrito.',
  worries:
    'Parece difícil, y yo solo soy una máquina. Habla con alguien en quien confíes: tu padre o tu madre, un profesor, un amigo. Si es cosa de salud, pregunta a un médico. Estas personas también escuchan:',
  perhaps: 'Si algo te preocupa, a ti o a alguien que conoces, estas personas te escuchan:',
  tutors: 'También puedes escribirnos. Leeremos tu mensaje, pero somos profesores, no orientadores.',
  machine:
    'Sí, soy una máquina: un programa que responde con frases de las páginas de esta web. Las clases, en cambio, las da siempre un profesor. Para hablar con alguien, escríbenos o reserva una primera reunión gratuita. Los botones están más abajo.',
  greeting:
    '¡Hola! Pregúntame por precios, asignaturas, horarios o exámenes, y busco la respuesta en nuestras páginas.',
  thanks: '¡De nada! Si se te ocurre algo más, pregúntame.',
  goodbye: '¡Hasta luego! Vuelve cuando tengas otra pregunta.',
  wellbeing: 'Muy bien, gracias: un programa no tiene días malos. ¿Qué puedo buscarte?',
  joke: '¿Por qué está tan triste el libro de matemáticas? Porque tiene muchos problemas. Los chistes no son mi mejor asignatura: mejor pregúntame por los exámenes o las clases.',
  danger: 'Si tú u otra persona estáis en peligro ahora, llama al {number}.',
  dangerTwo: 'Si tú u otra persona estáis en peligro ahora, llama al {ambulance} (ambulancia) o al {police} (policía).',
  dangerElsewhere: 'Si tú u otra persona estáis en peligro ahora, llama al número de emergencias de tu país.',
  country: 'País',
  other: 'Otro país',
  otherLines: 'Líneas de ayuda en otros países:',
  young: 'para niños y jóvenes',
  protection: 'si están haciendo daño a un niño',
  byText: 'SMS al {number}',
  always: 'día y noche',
  list: 'Todas las líneas de ayuda y los números de emergencia',
  concern: 'Cómo avisarnos',
  contact: 'Formulario de contacto',
};
