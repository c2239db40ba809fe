import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const ja: Translation<typeof en> = {
  label: 'カレンダーを購読：{name}',
  apple: 'Appleカレンダー',
  google: 'Googleカレンダー',
  outlook: 'Outlook.com',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました。カレンダーアプリで、URLからカレンダーを追加してください。',
  failed: 'ブラウザーの設定でコピーできませんでした。下のアドレスを選択してありますので、そこからコピーしてください。',
  address: 'カレンダーのアドレス',
  others: '学校のOutlookなど、ほかのカレンダーでは、アドレスをコピーし、URLからカレンダーとして追加してください。',
  updates:
    'カレンダーは自動で更新されます。不要になったら、アプリでこのカレンダーを削除してください。ほかの予定は残ります。',
};
