import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  contact: 'お問い合わせ先',
  outside: '関連サイト',
  locations: '各地域のご案内',
  cookies: 'Cookieの設定',
  opensInNewTab: '新しいタブで開きます',
  nonAffiliation:
    '{brand} は国際バカロレア機構（IBO）および College Board とは提携しておらず、推奨・承認も受けていません。IB、International Baccalaureate、AP、Advanced Placement は各権利者の名称です。',
  copyright: '© {year} {brand}',
};
