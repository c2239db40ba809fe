import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHant: Translation<typeof en> = {
  title: '選單',
  open: '開啟選單',
  close: '關閉選單',
};
