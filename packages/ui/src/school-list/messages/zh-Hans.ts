import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const zhHans: Translation<typeof en> = {
  programme: '课程',
  city: '城市',
  all: '全部',
  shown: '显示{count}所，共{total}所学校',
  none: '名单中没有学校同时符合两项条件。请把其中一项改为“全部”。',
  empty: '暂未列出学校。',
  website: '学校网站',
  opensInNewTab: '在新标签页中打开',
  unverified: '请向学校确认',
};
