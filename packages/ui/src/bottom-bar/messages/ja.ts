import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const ja: Translation<typeof en> = {
  label: '次のステップ',
  result: 'あなたの結果',
};
