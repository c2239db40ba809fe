import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 69cc74b3. */
export const zhHans: Translation<typeof en> = {
  book: '预约免费咨询',
  bookShort: '预约免费咨询',
  opensInNewTab: '在新标签页中打开',
};
