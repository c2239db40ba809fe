import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const ja: Translation<typeof en> = {
  heading: 'このサイトをアプリとしてインストール',
  text: '専用のアイコンから開けます。読んだページ、ツール、ガイドのうち保存されているものは、オフラインでもご覧いただけます。',
  install: 'インストール',
  later: 'あとで',
  howTo: '使い方を見る',
  failed: 'インストールできませんでした',
  unavailable: 'インストールの確認画面を表示できません',
  instead: 'ブラウザーのメニューに「インストール」または「ホーム画面に追加」がある場合は、そちらをお試しください。',
};
