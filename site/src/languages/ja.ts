import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: '条件を見る',
  perSession: '（1回）',
  fromPrice: '1回の授業料は{price}からです。',
  ask: 'まずは質問する',
  table: '表：{heading}',
  glanceTitle: '概要',
  glanceSession: 'IBの試験時期',
  glanceLanguages: '授業の言語',
  glanceClock: '時差',
  glanceAhead: 'トロントとの差：1月 {winter}時間、7月 {summer}時間',
  glanceSame: 'トロントと同じ時刻',
  glancePrice: '1回の授業料（最低額）',
  glanceCurrency: '現地の通貨',
  glanceChannel: 'ご連絡',
  schoolsNote: '掲載は推薦や提携を意味するものではありません。実施プログラムは各学校にご確認ください。',
  schoolsAll: '掲載校をすべて見る',
  timesCaption: '現地時間と、講師のいるトロントの時刻',
  timesDays: '曜日',
  timesLocal: '現地時間',
  timesWinter: 'トロント（冬時間）',
  timesSummer: 'トロント（夏時間）',
  by: '{author}',
  updated: '更新',
  minutes: '約{minutes}分で読めます',
  offerEnded: 'このキャンペーンは{date}に終了しました。',
  offerNow: '現在の料金',
  sources: '出典（最終確認：{date}）',
  savedNothing: 'まだ何も保存されていません。ページは、開くと保存されます。',
  planWeeks: '学習計画を立てる',
  free: '無料',
  stepTime: 'ご都合のよい時間をお選びください（予約ページは新しいタブで開きます）。',
  stepWork: '採点済みの答案を一つ拝見し、どこで点を落としているかを確かめます。',
  stepPlan: '料金を添えてご提案します。お返事は急ぎません。',
};

export const errors: Errors = {
  title: 'エラーが発生しました',
  text: '申し訳ございません。予期しない問題が発生しました。ページを再読み込みしてください。解消しない場合は、お問い合わせください。',
  retry: '再試行',
  home: 'ホームへ',
  contact: 'お問い合わせ',
};

export const navigationFrom: NavigationFrom = 'wider';
