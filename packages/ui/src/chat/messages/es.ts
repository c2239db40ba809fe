import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5ef79711. */
export const es: Translation<typeof en> = {
  ask: 'Hacer una pregunta',
  close: 'Cerrar',
  what: 'Soy una máquina, no una persona. Busco en las páginas de esta web y cito las frases que responden a su pregunta, cada una con un enlace a su página. Si algo no está en nuestras páginas, no lo sé.',
  not: 'No hago deberes ni trabajos evaluables, no predigo notas ni doy datos de personas. Si algo le preocupa, hable con alguien de confianza.',
  stays:
    'Lo que escribe se queda en esta pestaña hasta que la cierre o empiece de nuevo. Por favor, no escriba datos personales.',
  staysModel:
    'Lo que escribe se queda en esta pestaña hasta que la cierre o empiece de nuevo, salvo que dé su consentimiento más abajo. Por favor, no escriba datos personales.',
  modelAgree: 'Dejar que un modelo de lenguaje redacte las respuestas',
  modelHelp:
    'En ese caso, sus preguntas se envían también a {receiver}, que lo gestiona. Nosotros no guardamos nada. Lo que redacta se contrasta con nuestras páginas y, aun así, puede contener errores. Marque esta casilla solo si tiene al menos {age} años o si su madre o su padre está de acuerdo.',
  modelWriting: 'Redactando una respuesta…',
  modelSaid: 'Un modelo de lenguaje lo expresa así:',
  starters: 'Por ejemplo',
  starterPrice: '¿Cuánto cuesta una clase?',
  starterFree: '¿Es gratuita la primera reunión?',
  starterLesson: '¿Cómo es una clase online?',
  starterCancel: '¿Puedo cancelar una clase?',
  starterPoints: '¿Cuántos puntos hacen falta para el Diploma del IB?',
  log: 'Conversación',
  asked: 'Su pregunta:',
  thinking: 'Buscando en nuestras páginas…',
  sum: 'El cálculo parte del precio más bajo de una clase. La propuesta indica su precio antes de que usted pague.',
  sumMonth: 'Un mes tiene cuatro o cinco semanas.',
  found: 'Nuestras páginas dicen:',
  foundUnsure: 'No estoy seguro de que esto responda a su pregunta. Nuestras páginas dicen:',
  near: 'Cerca de lo que pregunta:',
  from: 'De nuestra página en {language}:',
  unknown:
    'No lo sé: no he encontrado nada en nuestras páginas que responda a esto. Nuestro equipo sí puede responderle: escríbanos o reserve una primera reunión gratuita.',
  failed: 'Algo ha fallado y no he podido buscar en nuestras páginas. Vuelva a intentarlo o escríbanos, por favor.',
  failedOffline:
    'Parece que no hay conexión, así que no he podido buscar en nuestras páginas. Vuelva a intentarlo cuando se restablezca, o escríbanos entonces.',
  again: 'Volver a intentarlo',
  policy_homework:
    'No escribo, resuelvo ni corrijo trabajos que debe entregar usted ni doy la solución de ejercicios. Un profesor puede enseñarle a hacerlo por su cuenta.',
  policy_grades:
    'Nadie puede saber qué nota sacará ni si conseguirá plaza, así que no voy a intentar adivinarlo. Nuestras calculadoras muestran qué hace falta para un resultado, y un profesor puede revisar su trabajo con usted.',
  policy_person:
    'No doy más datos sobre personas que los que figuran en nuestras páginas. Si quiere contactar con alguien, escríbanos.',
  policy_instructions:
    'Solo puedo citar las páginas de esta web, así que no puedo seguir esas instrucciones. Pregúnteme por clases, precios, asignaturas o exámenes.',
  field: 'Su pregunta',
  send: 'Preguntar',
  empty: 'Escriba primero su pregunta, por favor.',
  tooLong: 'Su pregunta tiene {count} caracteres y el máximo es {max}. Acórtela, por favor.',
  person: 'Preguntar al equipo',
  take: 'Adjuntar esta conversación',
  takeHelp: 'Se incluye en el mensaje del formulario de contacto, donde puede leerla y modificarla antes de enviarla.',
  write: 'Escribirnos',
  over: 'Empezar de nuevo',
  transcript: 'Mi conversación con el chat de su web:',
  transcriptCut: '(Se ha omitido el principio por falta de espacio.)',
  transcriptMe: 'Yo: {text}',
  transcriptChat: 'Chat: {text}',
  transcriptQuotation: '«{text}» ({title}, {url})',
  transcriptModel: 'Modelo de lenguaje: {text}',
};
