import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 123df7e3. */
export const es: Translation<typeof en> = {
  title: 'Solicite una primera reunión gratuita',
  step_you: 'Usted y su pregunta',
  step_course: 'Asignaturas y exámenes',
  step_when: 'Lugar y horario',
  optional: '(opcional)',
  next: 'Continuar',
  choose: 'Elegir',
  role: 'Escribo como',
  role_student: 'alumna o alumno',
  role_parent: 'madre o padre',
  role_school: 'centro educativo',
  role_educator: 'docente',
  age: 'Edad',
  ageHelp: 'En algunos países, según la edad, debemos preguntar antes a la madre o al padre.',
  age_under: 'Menos de 13 años',
  age_adult: '18 años o más',
  guardianEmail: 'Correo electrónico de la madre, el padre o el tutor legal',
  guardianEmailHelp:
    'A su edad, la ley de su país puede exigir el consentimiento de la madre o del padre. En ese caso, escribimos primero a esta dirección.',
  name: 'Su nombre',
  email: 'Correo electrónico',
  emailSlip: '¿Quería decir {address}?',
  emailHelp: 'Le respondemos a esta dirección y, sin su consentimiento, no la usamos para nada más.',
  message: '¿Qué debemos saber? (opcional)',
  messageHelp: 'La asignatura, el nivel y la convocatoria nos ayudan a elegir al profesor más adecuado.',
  programme: 'Programa',
  programme_ib: 'Diploma del IB',
  programme_ap: 'AP',
  programme_unsure: 'Aún sin decidir',
  subjects: 'Asignaturas y niveles',
  subjectsHelp: 'Por ejemplo: Química NS, Inglés A NM.',
  grade: 'Curso actual',
  gradeHelp:
    'Grade 12 es el último curso antes de la universidad: 2.º de Bachillerato en España, Year 13 en Inglaterra.',
  grade_9: '3.º de ESO (Grade 9)',
  grade_10: '4.º de ESO (Grade 10)',
  grade_11: '1.º de Bachillerato (Grade 11)',
  grade_12: '2.º de Bachillerato (Grade 12)',
  grade_finished: 'Ya ha terminado el colegio',
  session: 'Convocatoria',
  country: 'País',
  timeZone: 'Zona horaria',
  timeZoneNow: 'Hora actual en esa zona: {time}.',
  times: '¿Cuándo le viene bien?',
  times_mornings: 'entre semana, por la mañana',
  times_afternoons: 'entre semana, por la tarde',
  times_evenings: 'entre semana, por la noche',
  times_weekends: 'los fines de semana',
  marketing:
    'Deseo recibir también novedades y ofertas por correo electrónico. Puedo darme de baja en cualquier momento.',
  privacy:
    'Usamos lo que escribe para responderle y lo borramos una vez cumplido el plazo que indica nuestra política de privacidad.',
  privacyLink: 'Cómo tratamos sus datos',
  leaveEmpty: 'Deje este campo vacío',
  send: 'Enviar',
  sending: 'Enviando…',
  clear: 'Vaciar el formulario',
  undo: 'Deshacer',
  cleared: 'El formulario está vacío.',
  sentBefore:
    'Ya ha enviado este mensaje. Su número de referencia es {reference}. Para enviar otro, cambie el texto o vacíe el formulario.',
  summary: 'Revise estos campos',
  role_required: 'Indique quién escribe.',
  age_required: 'Indique su edad.',
  guardianEmail_required:
    'Escriba el correo electrónico de la madre, el padre o el tutor legal. A su edad, lo exige la ley del lugar donde está.',
  guardianEmail_invalid: 'Revise esta dirección: no parece un correo electrónico. Ejemplo: nombre@example.com.',
  name_required: 'Escriba su nombre.',
  name_too_long: 'El nombre supera los 120 caracteres. Acórtelo.',
  email_required: 'Escriba su correo electrónico.',
  email_invalid: 'Revise esta dirección: no parece un correo electrónico. Ejemplo: nombre@example.com.',
  email_too_long:
    'La dirección supera los 254 caracteres, más de lo que admite el correo electrónico. Compruebe que esté bien escrita.',
  message_too_long: 'El mensaje supera los 4000 caracteres. Acórtelo.',
  waiting:
    'Parece que no hay conexión. Su mensaje se conserva y se enviará en cuanto vuelva: deje esta página abierta.',
  waitingChanged: 'Ha modificado el mensaje, así que ya no se enviará solo. Pulse «Enviar» cuando esté listo.',
  failedBusy:
    'Han llegado demasiados mensajes a la vez y este no se ha admitido. Se conserva todo lo que ha escrito: espere un minuto y vuelva a enviarlo.',
  failedDaily:
    'Hoy ya se han enviado demasiados mensajes desde su conexión a internet y este no se ha admitido. Se conserva todo lo que ha escrito: vuelva a enviarlo mañana o escríbanos un correo electrónico.',
  failedServer:
    'Ha habido un fallo nuestro y el mensaje no se ha enviado. Se conserva todo lo que ha escrito: vuelva a enviarlo, por favor.',
  failedForeign:
    'Este mensaje no venía de una de nuestras páginas y no se ha aceptado. Se conserva todo lo escrito: si es suyo, vuelva a enviarlo, por favor.',
  failedLarge:
    'El mensaje era demasiado largo y no se ha enviado. Solo se conserva el principio: acórtelo y vuelva a enviarlo, por favor.',
};
