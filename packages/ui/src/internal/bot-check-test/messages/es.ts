import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const es: Translation<typeof en> = {
  test: 'Probar ReCAPTCHA',
  hide: 'Ocultar la prueba de ReCAPTCHA',
  title: 'Prueba de ReCAPTCHA',
  note: 'Para el propietario de esta web: prueba la comprobación contra robots del formulario de contacto. No se guarda nada.',
  load: 'Script',
  loading: 'Cargando…',
  ready: 'Listo',
  notReady: 'ReCAPTCHA no está listo',
  none: 'Este sitio no tiene ninguna comprobación de bots: no se ha configurado ningún proveedor.',
  token: 'Creación del token',
  testToken: 'Crear un token',
  verification: 'Verificación',
  testVerification: 'Verificar un token',
  idle: 'Aún sin probar',
  testing: 'Probando…',
  success: 'Correcto',
  tokenFailed: 'No se pudo crear el token',
  tokenMissing: 'No se pudo crear el token contra robots o la comprobación no está lista',
  verificationFailed: 'La verificación ha fallado',
  networkError: 'Error de red',
  score: 'Puntuación: {score}',
  action: 'Acción:',
  codes: 'Códigos:',
};
