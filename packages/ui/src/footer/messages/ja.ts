import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const ja: Translation<typeof en> = {
  contact: 'お問い合わせ先',
  outside: '関連サイト',
  locations: '対応地域',
  cookies: 'Cookieの設定',
  cookiesFailed: 'Cookieの設定を読み込めませんでした。接続をご確認のうえ、もう一度押してください。',
  opensInNewTab: '新しいタブで開きます',
  nonAffiliation:
    '{brand}は国際バカロレア機構（IBO）およびCollege Boardとは提携しておらず、推奨・承認も受けていません。IB、International Baccalaureate、AP、Advanced Placementは各権利者の名称です。',
  copyright: '© {year} {brand}',
};
