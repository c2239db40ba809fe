import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const es: Translation<typeof en> = {
  label: 'Consentimiento de cookies',
  title: 'Su decisión sobre las cookies',
  optIn: 'Guardamos lo que la web necesita para funcionar; nada más sin su permiso. Rechazar no cambia nada aquí.',
  optOut: 'Medimos las visitas y qué anuncios las traen. Puede desactivarlo en la configuración, ahora o más adelante.',
  informational:
    'Guardamos lo que esta web necesita para funcionar. Solo si usted acepta medimos las visitas y qué anuncios las traen.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Su navegador envía esta señal y la respetamos: la analítica y el marketing permanecen desactivados mientras usted no los permita aquí.',
  gpcOff: 'Su navegador no envía esta señal.',
  acceptAll: 'Aceptar todo',
  declineAll: 'Rechazar todo',
  ok: 'Aceptar',
  settings: 'Configuración',
  keep: 'Cerrar',
  settingsTitle: 'Configuración de cookies',
  settingsText:
    'Usted decide cada opción y puede cambiarla cuando quiera en «Preferencias de cookies», al final de cada página.',
  necessary: 'Necesarias',
  necessaryHelp: 'Recuerdan su decisión en esta web. Sin ellas no funciona, por eso no se pueden desactivar.',
  analytics: 'Analítica',
  analyticsHelp:
    'Mide las visitas, las búsquedas y hasta dónde se leen las páginas y se rellenan los formularios, para saber qué resulta útil.',
  marketing: 'Marketing',
  marketingHelp: 'Nos indica de qué anuncio procede una reserva.',
  preferences: 'Preferencias',
  preferencesHelp: 'Permite que el contenido de otras empresas, como los vídeos, recuerde cómo prefiere usarlo.',
  stored: 'Se guarda: {names}.',
  storesNothing: 'De momento no guarda nada.',
  save: 'Guardar preferencias',
  details: 'Qué se guarda, por qué y cómo borrarlo',
  receipt: 'Justificante de su decisión',
  copyReceipt: 'Copiar justificante',
  copied: 'Justificante copiado',
  failed: 'Aquí no se permite copiar. Seleccione el justificante y cópielo a mano.',
  reset: 'Anular mi decisión',
  gateText:
    '«{title}» es contenido de otra empresa, que puede guardar información en su dispositivo. Necesita su consentimiento para «{category}».',
  gateAllow: 'Permitir «{category}»',
};
