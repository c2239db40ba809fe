import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const zhHans: Translation<typeof en> = {
  contact: '联系我们',
  outside: '其他网站',
  locations: '各地服务',
  cookies: 'Cookie偏好',
  cookiesFailed: 'Cookie设置未能加载。请检查网络连接，然后再按一次。',
  opensInNewTab: '在新标签页中打开',
  nonAffiliation:
    '{brand}与国际文凭组织（International Baccalaureate Organization）及College Board均无关联，亦未获其认可或推荐。IB、International Baccalaureate、AP和Advanced Placement均为其各自权利人的名称。',
  copyright: '© {year} {brand}',
};
