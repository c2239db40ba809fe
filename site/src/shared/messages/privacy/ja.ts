import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'Cookieについての選択（ページごとに同じことをお尋ねしないため）',
  bannerShown: '今回の訪問で、Cookieについての確認画面を表示したこと',
  language: 'ページでお選びになった言語（ほかのページでもご案内するため）',
  region:
    'お住まいの地域のページがある場合に、そのご案内。開くか閉じるまで残り、その後は、再び表示しないことだけを記憶します',
  saved: 'このサイトのページと、その中のツールや一覧（オフラインでも開けるようにするため）',
  installDismissed: 'インストールのご案内で「あとで」を選ばれた日時（1週間は再び表示しないため）',
  installAvailable: '今回の訪問で、このサイトをインストールできるようになった日時',
  keptForms: 'サイトの更新でページが再読み込みされたときに、フォームに入力されていた内容',
  toolDraft: '計算ツールに入力された内容（再読み込みしても残すため）',
  toolKept: '計算ツールに入力された内容（端末に保存することを選ばれた場合）',
  calendarExport:
    '学習計画のカレンダーファイルに含まれていた日（次のファイルで、なくなった予定を取り消すため）。計画の「入力内容を消去」で削除されます',
  studyPlan: '進めている学習計画（チェックとメモを含む）。計画ツールの「計画を削除」で削除されます',
  planCalendar:
    '学習計画をスマートフォンに入れた場合、当社サーバー上のカレンダーのアドレスと、変更に使う鍵。計画ツールの「サーバーから削除」で両方とも削除されます',
  answers: '練習問題に書かれた解答（次に開いたときにも残すため）',
  leadDraft: '書きかけで送信していないメッセージ（再読み込みしても残すため）',
  pages: '選択して送信していない答案の画像（再読み込みしても残すため）',
  sentLead:
    '送信されたメッセージの受付番号（二重に送信しないため）。お名前、メールアドレス、ご相談内容は、送信後のページがカレンダーへのリンクに入れ、内容を表示するまで残ります',
  chat: 'チャットでのご質問とページからの回答（次のページでも続けられるようにするため）',
  recentSearches: '最近の検索（繰り返し使えるようにするため）',
  noSearchKey: '検索を開くキーを使わないという設定',
  dismissedOffer: '閉じられたキャンペーン（再び表示しないため）',
  offerShown: '今回の訪問でカードに表示したキャンペーン（一度だけ表示するため）',
  attribution: '最初と最後に、どの広告、ニュースレター、ページからお越しになったか',
  ga: 'ブラウザーごとの訪問を区別します',
  gaSession: '一回ごとの訪問を区別します',
  gcl: 'どの広告から予約につながったか',
  gac: 'どのキャンペーンから予約につながったか',
  recaptcha: 'お問い合わせフォームで、人と機械を区別します',
  recaptchaPage: 'お問い合わせフォームで、人と機械を区別します',
};

const categories: Record<StoredCategory, string> = {
  necessary: '必須',
  functional: '機能（ご自身で選ばれたもの）',
  analytics: 'アクセス解析',
  marketing: 'マーケティング',
  preferences: '個人設定',
};

const where: Record<StoredItem['where'], string> = {
  local: 'ローカルストレージ',
  session: 'セッションストレージ',
  cookie: 'Cookie',
  cache: 'キャッシュストレージ',
  database: 'データベース（IndexedDB）',
};

/** The messages in the tables of the privacy page, in Japanese. */
/** From English 234ff47a. */
export const ja: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: 'このサイトがブラウザーに保存するもの',
  name: '名前',
  purpose: '目的',
  place: '保存場所',
  category: '種類',
  lifetime: '期間',
  session: 'タブを閉じるまで',
  cleared: '消去するまで',
  by: '{purpose}。このサイトが{company}のサービスを使う場合は、{company}が読み取ります',
  clear: '自分で選んだものを消去',
  clearedNow: '消去しました。Cookieについての選択は残しています。ページの最後の「Cookieの設定」から変更できます。',
  yours: 'お住まいの地域',
  modes: {
    'opt-in': '許可されるまで、任意のものは何も保存しません。',
    'opt-out': 'お知らせを表示した後、オフにされるまで、アクセス解析とマーケティングが動作します。',
    informational: 'お知らせを確認されるまで、任意のものは何も保存しません。',
  },
  mode: 'Cookie',
  laws: '法律',
  rights: '権利',
  retention: 'やり取りと契約の保存期間',
  minors: '未成年の方',
  minorsText: '{age}歳未満の方には、保護者の方の同意をお願いしています。',
  minorsLower: 'この地域全体で、{age}歳未満の方には保護者の方の同意をお願いしています。{lowerAges}。',
  contact: '連絡先',
  contactText: '法律により、個人情報についての連絡先が必要です。{email}までご連絡ください。',
  sources: '出典（最終確認：{date}）：{sources}。',
  otherRegions: 'ほかの地域の規則（英語）',
  names: {
    ca: 'カナダ（ケベック州は「ヨーロッパ」）',
    us: 'アメリカ合衆国、および個別の記載がない地域',
    eu: 'ヨーロッパ（EU・EEA、イギリス、スイス）とケベック州',
    sg: 'シンガポール',
    hk: '香港',
    ae: 'アラブ首長国連邦',
    cn: '中国本土',
    jp: '日本',
    kr: '韓国',
    au: 'オーストラリア',
  },
  rules: {
    jp: {
      laws: ['個人情報の保護に関する法律（個人情報保護法）', '電気通信事業法'],
      rights: [
        'ご自身の個人情報の開示と訂正を求めること',
        '利用の停止を求めること',
        'どの会社に、何を、なぜ送っているかを知ること',
      ],
    },
  },
  keep: {
    years: '{years}年。',
    fulfilled: '{years}年、または目的を達するまで。',
    purposes: 'マーケティングは{marketing}年、契約は{contracts}年。',
    minimal: '必要最小限。ご用件が済みしだい、遅くとも1年後に削除します。',
  },
  deletion: {
    all: 'メッセージは、お返事の有無にかかわらず、{us}年後に自動で削除します。ヨーロッパからのものは{eu}年後、韓国からは{kr}年後、中国本土からは{cn}年後です。',
    minor: '18歳未満の生徒さんからのメッセージで、お返事していないものは、{days}日後に削除します。',
    minorToo: '18歳未満の生徒さんからのメッセージも同じです。',
    spam: '迷惑メッセージは{days}日後に削除します。お返事していないもので、自動送信とみられるものも同じです。',
    contracts: 'やり取りと契約は、地域ごとの期間、保存します。期間はこのページの一覧に載せています。',
  },
};
