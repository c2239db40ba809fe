import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  sample: 'نموذج',
  sampleMeans: 'كتبناه نحن لنبيّن ما سيظهر هنا',
};
