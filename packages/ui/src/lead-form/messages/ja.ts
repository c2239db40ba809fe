import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ja: Translation<typeof en> = {
  title: '無料学習相談のお申し込み',
  role: 'お立場',
  role_parent: '保護者',
  role_student: '生徒',
  role_school: '学校関係者',
  name: 'お名前',
  email: 'メールアドレス',
  emailHelp: 'ご返信のためにのみ使用いたします。',
  programme: 'プログラム',
  programme_ib: 'IBディプロマ',
  programme_ap: 'AP',
  programme_unsure: '検討中・わからない',
  message: 'ご相談内容（任意）',
  messageHelp: '科目、レベル（HL/SL）、試験の時期をお書きいただくと、講師を選ぶ際の参考になります。',
  send: '送信する',
  sending: '送信中…',
  summary: '次の項目をご確認ください',
  role_required: 'お立場を選択してください。',
  name_required: 'お名前を入力してください。',
  name_too_long: 'お名前が120文字を超えています。短くしてください。',
  email_required: 'メールアドレスを入力してください。',
  email_invalid: 'メールアドレスの形式をご確認ください（例：name@example.com）。',
  email_too_long: 'メールアドレスが254文字を超えています。',
  programme_required: 'プログラムを選択してください。お決まりでない場合は「検討中・わからない」をお選びください。',
  message_too_long: 'ご相談内容が4,000文字を超えています。短くしてください。',
  failedOffline:
    'オフラインのようです。送信できませんでした。入力内容はそのまま残っていますので、接続後にもう一度送信してください。',
  failedBusy:
    'ただいま混み合っており、受け付けできませんでした。入力内容はそのまま残っていますので、1分ほど待ってから、もう一度送信してください。',
  failedServer:
    '当方の不具合により送信できませんでした。入力内容はそのまま残っていますので、もう一度送信してください。',
  failedForeign:
    '当サイトのページから送信されたものではないため、受け付けませんでした。入力内容はそのまま残っています。ご自身で入力されたものでしたら、もう一度送信してください。',
  failedLarge:
    'メッセージが長すぎるため送信できませんでした。冒頭部分だけが残っていますので、短くしてからもう一度送信してください。',
};
