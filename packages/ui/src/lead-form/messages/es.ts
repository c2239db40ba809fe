import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Solicite una primera consulta gratuita',
  role: 'Escribo como',
  role_parent: 'madre o padre',
  role_student: 'alumna o alumno',
  role_school: 'centro educativo',
  name: 'Su nombre',
  email: 'Correo electrónico',
  emailHelp: 'Le respondemos a esta dirección y no la usamos para nada más.',
  programme: 'Programa',
  programme_ib: 'Diploma del IB',
  programme_ap: 'AP',
  programme_unsure: 'Aún sin decidir',
  message: '¿Qué deberíamos saber? (opcional)',
  messageHelp:
    'La asignatura, el nivel y la convocatoria nos ayudan a elegir al profesor o a la profesora que mejor encaje.',
  send: 'Enviar',
  sending: 'Enviando…',
  summary: 'Revise estos campos',
  role_required: 'Indique quién escribe.',
  name_required: 'Escriba su nombre.',
  name_too_long: 'El nombre supera los 120 caracteres. Acórtelo.',
  email_required: 'Escriba su correo electrónico.',
  email_invalid: 'No parece una dirección de correo. Debe tener la forma nombre@example.com.',
  email_too_long: 'La dirección supera los 254 caracteres, más de lo que admite el correo electrónico.',
  programme_required: 'Elija un programa o «Aún sin decidir».',
  message_too_long: 'El mensaje supera los 4000 caracteres. Acórtelo.',
  failedOffline:
    'Parece que no hay conexión y el mensaje no se ha enviado. Se conserva todo lo que ha escrito: vuelva a enviarlo cuando recupere la conexión.',
  failedBusy:
    'Han llegado demasiados mensajes a la vez y este no se ha admitido. Se conserva todo lo que ha escrito: espere un minuto y vuelva a enviarlo.',
  failedServer:
    'Ha fallado algo por nuestra parte y el mensaje no se ha enviado. Se conserva todo lo que ha escrito: vuelva a enviarlo, por favor.',
  failedForeign:
    'Este mensaje no venía de una de nuestras páginas y no se ha aceptado. Se conserva todo lo escrito: si es suyo, vuelva a enviarlo, por favor.',
  failedLarge:
    'El mensaje era demasiado largo y no se ha enviado. Solo se conserva el principio: acórtelo y vuelva a enviarlo, por favor.',
};
