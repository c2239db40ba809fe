import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const zhHans: Translation<typeof en> = {
  heading: '各国和各大学如何看待这一成绩',
  choose: '国家或大学',
  ontario: '加拿大安大略省',
  points: 'UCAS Tariff {value}分',
  grade: '成绩：{value}',
  units: '{value}个学分（quarter units）',
  percent: '{value}%',
  part: '{name}：{value}',
  nothing: '无',
  notInTable: '换算表中没有这一结果。',
  needsDiploma: '只有已颁发的文凭才能换算。',
  incomplete: '尚未填写此换算表所涉及的内容。',
  'rule_school-converts': '由您的学校把成绩换算为百分比并提交。据我们所知，没有可靠的公开换算表。',
  'rule_combined-rank': '排名取自每年重新商定的全国换算表，请向招生中心查询。',
  'rule_like-national-diploma': '与该国本国的高中毕业证书具有相同的升学用途。',
  rule_credit: '可获大学学分。',
  minTotal: '总分{minTotal}分及以上（满分45分）。',
  minHigherLevel: 'HL成绩{minHigherLevel}分及以上。',
  minScore: '{minScore}分及以上。',
  maxCredits: '最多{maxCredits}个学分（credits）。',
  maxUnits: '最多{maxUnits}个学分（units）。',
  'note_check-with-university': '这是录取时的惯例，并非等值认定：由大学决定，请向大学查询。',
  'note_subject-conditions': '所选科目和级别也会影响结果。',
  'note_rounding-not-verified': '无法确定保留一位小数时是四舍五入还是直接舍去，因此两个数值都列出。',
  'note_group-not-verified': '无法确定哪些考试属于分值较高的一组，因此列出最低值和最高值。',
  'note_table-may-have-changed': '换算表会更新，无法确定这是不是最新版本。',
  source: '来源：{sources}（{year}）；核对日期：{checked}。',
  noYear: '未注明年份',
};
