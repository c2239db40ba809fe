import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const es: Translation<typeof en> = {
  heading: 'Instale esta web como aplicación',
  text: 'La aplicación tiene su propio icono, y lo que está guardado se abre sin conexión: páginas que ha leído, herramientas y guías.',
  install: 'Instalar',
  later: 'Más tarde',
  howTo: 'Cómo se hace',
  failed: 'No se ha podido instalar',
  unavailable: 'Su navegador no permite instalarla desde aquí',
  instead: 'Quizá encuentre «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador.',
};
