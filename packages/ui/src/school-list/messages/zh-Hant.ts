import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const zhHant: Translation<typeof en> = {
  programme: '課程',
  city: '地區',
  all: '全部',
  shown: '顯示 {count} 所，共 {total} 所學校',
  none: '名單上沒有學校同時符合兩項條件。請把其中一項改為「全部」。',
  empty: '暫未列出學校。',
  website: '學校網站',
  opensInNewTab: '在新分頁開啟',
  unverified: '請向學校確認',
};
