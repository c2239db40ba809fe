import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const zhHant: Translation<typeof en> = {
  contact: '聯絡我們',
  outside: '其他網站',
  locations: '各地服務',
  cookies: 'Cookie 偏好',
  cookiesFailed: '未能載入 Cookie 設定。請檢查網絡連線，然後再按一次。',
  opensInNewTab: '在新分頁開啟',
  nonAffiliation:
    '{brand} 與國際文憑組織（International Baccalaureate Organization）及 College Board 並無關聯，亦未獲其認可或推薦。IB、International Baccalaureate、AP 及 Advanced Placement 均為其各自擁有人的名稱。',
  copyright: '© {year} {brand}',
};
