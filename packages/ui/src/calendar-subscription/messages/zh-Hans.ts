import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const zhHans: Translation<typeof en> = {
  label: '订阅：{name}',
  apple: 'Apple 日历',
  google: 'Google 日历',
  outlook: 'Outlook.com',
  copy: '复制地址',
  copied: '地址已复制。请在您的日历应用中通过网址添加日历。',
  failed: '浏览器不允许复制。下面的地址已选中，请在那里复制。',
  address: '日历地址',
  others: '其他日历（例如学校的 Outlook）：复制地址，然后在其中通过网址添加日历。',
  updates: '日历会自动更新。不再需要时，在应用中删除这个日历即可；您的其他日程不受影响。',
};
