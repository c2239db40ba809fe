import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'Su decisión sobre las cookies, para no preguntarle en cada página',
  bannerShown: 'Que en esta visita ya ha visto la pregunta sobre las cookies',
  language: 'El idioma que eligió para una página, para proponérselo en otras',
  region:
    'Si su región tiene página propia: la línea que la propone, hasta que la siga o la cierre; después, solo que no se la propongamos más',
  saved: 'Páginas de esta web, con sus herramientas y listas, para que se abran sin conexión',
  installDismissed: 'Cuándo dijo «Más tarde» a instalar esta web, para no volver a preguntarle en una semana',
  installAvailable: 'Cuándo pudo su navegador instalar esta web por primera vez en esta visita',
  keptForms: 'Lo que había escrito en un formulario cuando una versión nueva de la web recargó la página',
  toolDraft: 'Lo que ha introducido en una calculadora, para que no se pierda al recargar',
  toolKept: 'Lo que ha introducido en una calculadora, si pidió que su dispositivo lo conservara',
  calendarExport:
    'Qué días tenía el archivo de calendario de su plan de estudio, para que el siguiente cancele los que ya no están; se borra con «Borrar los datos» en la calculadora',
  studyPlan:
    'El plan de estudio que usted sigue, con lo marcado y sus notas; «Borrar el plan» en el planificador lo elimina',
  planCalendar:
    'La dirección del calendario de su plan de estudio en nuestro servidor y la clave que lo cambia, si llevó el plan a su teléfono; «Eliminar del servidor» en el planificador borra ambas',
  answers: 'Sus respuestas a los ejercicios, para que sigan ahí cuando vuelva',
  leadDraft: 'Un mensaje empezado y no enviado, para que no se pierda al recargar',
  pages: 'Las páginas de su trabajo que ha elegido y aún no ha enviado, para que no se pierdan al recargar',
  sentLead:
    'La referencia del mensaje enviado, para que no lo envíe dos veces; su nombre, su dirección y su mensaje, hasta que la página de agradecimiento los haya incluido en el enlace al calendario y haya mostrado el mensaje',
  chat: 'Lo que preguntó y lo que respondieron nuestras páginas, para que la conversación siga en la página siguiente',
  recentSearches: 'Sus últimas búsquedas, para poder repetirlas',
  noSearchKey: 'Que no quiere que una tecla abra el buscador',
  dismissedOffer: 'Qué oferta cerró, para que siga cerrada',
  offerShown: 'Qué oferta ha visto ya en esta visita, para que aparezca una sola vez',
  attribution: 'El anuncio, el boletín o la página que le trajo aquí, el primero y el último',
  ga: 'Distingue las visitas de un navegador de las de otro',
  gaSession: 'Distingue una visita de la siguiente',
  gcl: 'Qué anuncio llevó a una reserva',
  gac: 'Qué campaña llevó a una reserva',
  recaptcha: 'Distingue a las personas de las máquinas en el formulario de contacto',
  recaptchaPage: 'Distingue a las personas de las máquinas en el formulario de contacto',
};

const categories: Record<StoredCategory, string> = {
  necessary: 'Necesario',
  functional: 'Funcional: usted lo ha pedido',
  analytics: 'Analítica',
  marketing: 'Marketing',
  preferences: 'Preferencias',
};

const where: Record<StoredItem['where'], string> = {
  local: 'Almacenamiento local',
  session: 'Almacenamiento de sesión',
  cookie: 'Cookie',
  cache: 'Caché',
  database: 'Base de datos (IndexedDB)',
};

/** From English 234ff47a. */
export const es: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: 'Todo lo que esta web guarda en su navegador',
  name: 'Nombre',
  purpose: 'Para qué',
  place: 'Dónde',
  category: 'Categoría',
  lifetime: 'Cuánto tiempo',
  session: 'Hasta que se cierra la pestaña',
  cleared: 'Hasta que usted lo borre',
  by: '{purpose}. Lo lee {company}, si esta web usa sus servicios',
  clear: 'Borrar lo que he pedido guardar',
  clearedNow:
    'Borrado. Hemos conservado su decisión sobre las cookies: puede cambiarla abajo, en «Preferencias de cookies».',
  yours: 'Su región',
  modes: {
    'opt-in': 'No guardamos nada opcional antes de que usted lo permita.',
    'opt-out': 'La analítica y el marketing funcionan desde que ha visto el aviso y hasta que los desactive.',
    informational: 'No guardamos nada opcional antes de que usted confirme el aviso.',
  },
  mode: 'Cookies',
  laws: 'Leyes',
  rights: 'Usted puede',
  retention: 'Cuánto tiempo conservamos la correspondencia y los contratos',
  minors: 'Menores',
  minorsText: 'Pedimos el consentimiento de la madre o del padre a los menores de {age} años.',
  minorsLower:
    'En toda esta región pedimos el consentimiento de la madre o del padre a los menores de {age} años; {lowerAges}.',
  contact: 'Contacto',
  contactText: 'La ley exige un contacto para la protección de datos: escriba a {email}.',
  sources: 'Fuentes, última comprobación: {date}. {sources}.',
  otherRegions: 'Las normas de las demás regiones (en inglés)',
  names: {
    ca: 'Canadá (Quebec: véase Europa)',
    us: 'Estados Unidos y los lugares sin perfil propio',
    eu: 'Europa (UE y EEE, Reino Unido y Suiza) y Quebec',
    sg: 'Singapur',
    hk: 'Hong Kong',
    ae: 'Emiratos Árabes Unidos',
    cn: 'China continental',
    jp: 'Japón',
    kr: 'Corea del Sur',
    au: 'Australia',
  },
  rules: {
    eu: {
      laws: [
        'Reglamento General de Protección de Datos (RGPD) y Directiva sobre la privacidad y las comunicaciones electrónicas',
        'En España, la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales',
        'En el Reino Unido, el UK GDPR, la Data Protection Act 2018, las PECR y la Data (Use and Access) Act 2025',
        'En Suiza, la Ley federal de protección de datos',
        'En Quebec, la Ley 25',
      ],
      rights: [
        'Acceder a sus datos y recibir una copia',
        'Pedir que se rectifiquen o se supriman',
        'Limitar su tratamiento u oponerse a él',
        'Llevárselos en un formato de uso común',
        'Retirar el consentimiento con la misma facilidad con que lo dio',
        'Reclamar ante su autoridad de control; en España, la Agencia Española de Protección de Datos',
      ],
      lowerAges: 'la ley lo exige por debajo de los 14 años en España y en Quebec, y de los 13 en el Reino Unido',
    },
  },
  keep: {
    years: '{years} años.',
    fulfilled: '{years} años, o hasta que se cumpla la finalidad.',
    purposes: '{marketing} años para marketing, {contracts} años para contratos.',
    minimal: 'El mínimo necesario: lo borramos cuando su pregunta está resuelta y, como muy tarde, al cabo de un año.',
  },
  deletion: {
    all: 'Cada mensaje se borra automáticamente, respondido o no: al cabo de {us} años, o de {eu} si llegó de Europa, {kr} si llegó de Corea del Sur y {cn} si llegó de China continental.',
    minor: 'Si escribió un alumno menor de 18 años y no le hemos respondido, borramos el mensaje a los {days} días.',
    minorToo: 'Esto incluye los mensajes de alumnos menores de 18 años.',
    spam: 'El correo no deseado se borra a los {days} días, igual que los mensajes sin responder que parecen automáticos.',
    contracts:
      'La correspondencia y los contratos se conservan durante el plazo de su región, que figura en la lista de esta página.',
  },
};
