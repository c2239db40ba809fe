import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const ja: Translation<typeof en> = {
  test: 'ReCAPTCHAをテスト',
  hide: 'ReCAPTCHAのテストを閉じる',
  title: 'ReCAPTCHAのテスト',
  note: 'このサイトの運営者向けです。お問い合わせフォームのボット対策を確認します。何も保存されません。',
  load: 'スクリプト',
  loading: '読み込み中…',
  ready: '準備完了',
  notReady: 'ReCAPTCHAの準備ができていません',
  none: 'このサイトにはボット対策がありません。提供元が設定されていません。',
  token: 'トークンの生成',
  testToken: 'トークンを生成',
  verification: '検証',
  testVerification: 'トークンを検証',
  idle: '未テスト',
  testing: 'テスト中…',
  success: '成功',
  tokenFailed: 'トークンを生成できませんでした',
  tokenMissing: 'ボット対策のトークンを生成できないか、ボット対策の準備ができていません',
  verificationFailed: '検証に失敗しました',
  networkError: 'ネットワークエラー',
  score: 'スコア：{score}',
  action: 'アクション：',
  codes: 'コード：',
};
