import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0dec6216. */
export const ar: Translation<typeof en> = {
  sample: 'مثال',
  sampleMeans: 'كتبناه نحن لنبيّن ما سيظهر هنا',
};
