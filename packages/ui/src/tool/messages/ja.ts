import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  result: '結果',
  copyLink: 'この結果のリンクをコピー',
  copied: 'リンクをコピーしました。開いた人にはこの結果が表示されます。',
  copyFailed:
    'お使いのブラウザがここでのコピーを許可していないため、リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  print: '印刷・PDFで保存',
  csv: '表として保存（CSV）',
  picture: '画像として保存',
  pictureFailed: 'このブラウザでは画像を作成できませんでした。代わりに結果を印刷してください。',
  saved: '{file}として保存しました。',
  clear: 'クリア',
  cleared: 'この端末に保存されていた内容も含めて、すべて消去しました。',
  undo: '元に戻す',
  keep: '入力内容をこの端末に保存する',
  keepHelp: '消去するまでこのブラウザに残ります。当社に送信されることはありません。',
  brokenLink:
    'リンクを読み取れなかったため、例を表示しています。途中で切れている可能性がありますので、リンクをもう一度受け取ってください。',
  printed: '{date}、{address}より',
};
