import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const ja: Translation<typeof en> = {
  heading: '各国・各大学での扱い',
  choose: '国または大学',
  ontario: 'カナダ・オンタリオ州',
  points: 'UCAS Tariff {value}ポイント',
  grade: '成績：{value}',
  units: '{value}単位（quarter units）',
  percent: '{value}%',
  part: '{name}：{value}',
  nothing: 'なし',
  notInTable: '換算表にこの結果の欄はありません。',
  needsDiploma: '換算されるのは、授与されたディプロマだけです。',
  incomplete: 'この換算表の対象となる項目が、まだ入力されていません。',
  'rule_school-converts':
    '成績は在籍校がパーセントに換算して大学に送ります。信頼できる公開の換算表は、当サイトでは確認できていません。',
  'rule_combined-rank':
    '順位は、毎年新たに取り決められる全国の換算表によって決まります。入学審査機関にお問い合わせください。',
  'rule_like-national-diploma': 'その国の中等教育修了資格と同じ進路が開かれます。',
  rule_credit: '大学の単位認定の対象です。',
  minTotal: '45点満点中{minTotal}点以上。',
  minHigherLevel: 'HLで成績{minHigherLevel}以上。',
  minScore: 'スコア{minScore}以上。',
  maxCredits: '最大{maxCredits}単位（credits）。',
  maxUnits: '最大{maxUnits}単位（units）。',
  'note_check-with-university':
    '入学審査での慣行であり、同等と認めるものではありません。判断は大学が行いますので、大学にご確認ください。',
  'note_subject-conditions': 'どの科目をどのレベルで履修するかも考慮されます。',
  'note_rounding-not-verified': '小数第2位で四捨五入するか切り捨てるかは確かではないため、両方の値を示しています。',
  'note_group-not-verified': 'どの試験が配点の高いグループに入るかは確かではないため、最小値と最大値を示しています。',
  'note_table-may-have-changed': '換算表は更新されます。これが最新のものかどうかは確かではありません。',
  source: '出典：{sources}（{year}）、最終確認：{checked}',
  noYear: '年の記載なし',
};
