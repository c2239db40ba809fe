import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const ja: Translation<typeof en> = {
  label: 'Cookieへの同意',
  title: 'Cookieの選択',
  optIn: '動作に必要なもの以外は、許可された場合にだけ保存します（拒否されても、同じようにご利用いただけます）。',
  optOut: 'サイトの利用状況と、どの広告からお越しになったかを集計しています（設定でいつでも止められます）。',
  informational:
    'サイトの動作に必要なものを保存します。利用状況と、どの広告からお越しになったかの集計は、OKを押されてから始めます。',
  gpc: 'Global Privacy Control',
  gpcOn:
    'お使いのブラウザーからこの信号が届いており、私たちはこれに従います。ここで許可されない限り、アクセス解析とマーケティングはオフのままです。',
  gpcOff: 'お使いのブラウザーから、この信号は届いていません。',
  acceptAll: 'すべて許可',
  declineAll: 'すべて拒否',
  ok: 'OK',
  settings: '詳細設定',
  keep: '閉じる',
  settingsTitle: 'Cookieの詳細設定',
  settingsText:
    'オン・オフは、項目ごとにご自身でお選びいただけます。各ページの最後にある「Cookieの設定」から、いつでも変えられます。',
  necessary: '必須',
  necessaryHelp: 'ここでの選択を記憶します。これがないとサイトが動作しないため、オフにはできません。',
  analytics: 'アクセス解析',
  analyticsHelp:
    '訪問、検索、ページがどこまで読まれたか、フォームがどこまで入力されたかを集計し、何が役に立つかを知るために使います。',
  marketing: 'マーケティング',
  marketingHelp: 'どの広告から予約につながったかを知るために使います。',
  preferences: '個人設定',
  preferencesHelp: '動画など他社が提供する機能が、お好みの使い方を記憶できるようにします。',
  stored: '保存するもの：{names}',
  storesNothing: '現在は何も保存していません。',
  save: '設定を保存',
  details: '保存するもの、その理由、消し方',
  receipt: '選択の控え',
  copyReceipt: '控えをコピー',
  copied: '控えをコピーしました',
  failed: 'コピーできませんでした。控えを選択して、手動でコピーしてください。',
  reset: '選択を取り消す',
  gateText:
    '「{title}」は他社が提供しており、お使いの端末に情報を保存することがあります。表示するには「{category}」への同意が必要です。',
  gateAllow: '「{category}」を許可',
};
