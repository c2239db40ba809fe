import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const ja: Translation<typeof en> = {
  label: '受付番号',
  copy: '受付番号をコピー',
  copied: '受付番号をコピーしました',
  failed: 'コピーできませんでした。受付番号を選択して、手動でコピーしてください。',
};
