import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const zhHant: Translation<typeof en> = {
  label: '訂閱：{name}',
  apple: 'Apple 日曆',
  google: 'Google 日曆',
  outlook: 'Outlook.com',
  copy: '複製網址',
  copied: '網址已複製。請在你的日曆 App 以網址加入日曆。',
  failed: '瀏覽器不允許複製。下面的網址已選取，請在那裏複製。',
  address: '日曆網址',
  others: '其他日曆（例如學校的 Outlook）：複製網址，然後在該處以網址加入日曆。',
  updates: '日曆會自動更新。不再需要時，在 App 刪除這個日曆即可；你的其他日程不受影響。',
};
