import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 4732ec8e. */
export const ja: Translation<typeof en> = {
  result: '結果',
  own: '変更するとすぐに結果に反映されます。入力内容はこのブラウザーに残り、私たちに送信されることはありません。',
  copyLink: 'この結果へのリンクをコピー',
  copied: 'リンクをコピーしました。開いた人にはこの結果が表示されます。',
  copyFailed:
    'お使いのブラウザーがここでのコピーを許可していないため、リンクをコピーできませんでした。アドレスバーからコピーしてください。',
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
  printed: '{date}、{address}より',
};
