import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const ja: Translation<typeof en> = {
  heading: 'オフラインです',
  text: '一部の機能が使えないことがあります。接続が回復すると、内容は最新の状態になります。',
  works:
    'ここに保存されているものは、このまま開けます。送信したメッセージは、そのページを開いたままにしておけば、接続の回復後に自動で送られます。',
  saved: '保存されているもの',
};
