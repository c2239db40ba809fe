import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const zhHant: Translation<typeof en> = {
  heading: '各國及各大學如何看待這項成績',
  choose: '國家或大學',
  ontario: '加拿大安大略省',
  points: 'UCAS Tariff {value} 分',
  grade: '成績：{value}',
  units: '{value} 個學分（quarter units）',
  percent: '{value}%',
  part: '{name}：{value}',
  nothing: '無',
  notInTable: '換算表中沒有這項結果。',
  needsDiploma: '只有已頒發的文憑才可換算。',
  incomplete: '尚未填寫此換算表所涉及的內容。',
  'rule_school-converts': '由你的學校把成績換算為百分比並提交。據我們所知，沒有可靠的公開換算表。',
  'rule_combined-rank': '排名取自每年重新議定的全國換算表，請向收生中心查詢。',
  'rule_like-national-diploma': '與該國本身的中學畢業證書有相同的升學用途。',
  rule_credit: '可獲大學學分。',
  minTotal: '總分 {minTotal} 分或以上（滿分 45 分）。',
  minHigherLevel: 'HL 成績 {minHigherLevel} 分或以上。',
  minScore: '{minScore} 分或以上。',
  maxCredits: '最多 {maxCredits} 個學分（credits）。',
  maxUnits: '最多 {maxUnits} 個學分（units）。',
  'note_check-with-university': '這是收生時的慣例，並非等值認可：由大學決定，請向大學查詢。',
  'note_subject-conditions': '所選的科目及程度也會影響結果。',
  'note_rounding-not-verified': '未能確定保留一位小數時是四捨五入還是直接捨去，因此兩個數值都列出。',
  'note_group-not-verified': '未能確定哪些考試屬於分值較高的一組，因此列出最低值及最高值。',
  'note_table-may-have-changed': '換算表會更新，未能確定這是否最新版本。',
  source: '資料來源：{sources}（{year}）；最後核對：{checked}。',
  noYear: '未註明年份',
};
