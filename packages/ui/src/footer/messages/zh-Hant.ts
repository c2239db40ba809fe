import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 761aafe0. */
export const zhHant: Translation<typeof en> = {
  contact: '聯絡我們',
  outside: '其他網站',
  locations: '各地服務',
  cookies: 'Cookie 偏好',
  opensInNewTab: '在新分頁開啟',
  nonAffiliation:
    '{brand} 與國際文憑組織（International Baccalaureate Organization）及 College Board 並無關聯，亦未獲其認可或推薦。IB、International Baccalaureate、AP 及 Advanced Placement 均為其各自擁有人的名稱。',
  copyright: '© {year} {brand}',
};
