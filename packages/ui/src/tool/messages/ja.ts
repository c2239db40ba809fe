import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const ja: Translation<typeof en> = {
  result: '結果',
  exampleStamp: '例',
  exampleOf: '例：{title}',
  startEmpty: '空欄から始める',
  bring: '結果を無料学習相談で見せる',
  bringHelp:
    '結果はお申し込みフォームのご相談内容に入ります。そこで変更も削除もできます。フォームを送信されるまで、私たちには届きません。',
  bringLink: '開くには：{address}',
  own: '変更するとすぐに結果に反映されます。入力内容はこのブラウザーに残り、私たちに送信されることはありません。',
  copyLink: 'この結果へのリンクをコピー',
  copied: 'リンクをコピーしました。開いた人にはこの結果が表示されます。',
  copyFailed:
    'お使いのブラウザーがここでのコピーを許可していないため、リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  copyFailedInFrame:
    'ブラウザーの設定により、リンクをコピーできませんでした。結果を新しいタブで開き、そこでアドレスをコピーしてください。',
  openResult: '結果を開く',
  print: '印刷またはPDFで保存',
  csv: '表として保存（CSV）',
  picture: '画像として保存',
  pictureFailed: 'このブラウザーでは画像を作成できませんでした。代わりに結果を印刷してください。',
  nothingToSave: '保存できる結果がまだありません。不足している項目は結果欄に表示されています。',
  saved: '{file}として保存しました。',
  clear: '入力内容を消去',
  cleared: 'この端末に保存されていた内容も含めて、すべて消去しました。',
  undo: '元に戻す',
  keep: '入力内容をこの端末に保存する',
  keepHelp: '消去するまでこのブラウザーに残ります。私たちに送信されることはありません。',
  brokenLink:
    'リンクを読み取れなかったため、例を表示しています。リンクが途中で切れている可能性がありますので、もう一度送ってもらってください。',
  link: 'リンクから開いた入力内容を表示しています。ご自身の入力内容は保存されたままです。',
  linkBack: '自分の入力内容に戻る',
  linkKeep: 'この内容に置き換える',
  linkKept: '以前の入力内容に代えて、この内容を保存しました。',
  printed: '{date}、{address}より',
};
