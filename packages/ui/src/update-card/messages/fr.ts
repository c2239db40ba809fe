import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const fr: Translation<typeof en> = {
  heading: 'Une nouvelle version du site est prête',
  text: 'Cette page sera rechargée.',
  update: 'Mettre à jour',
};
