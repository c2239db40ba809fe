import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const ko: Translation<typeof en> = {
  heading: '나라별·대학별 반영 방식',
  choose: '국가 또는 대학',
  ontario: '캐나다 온타리오주',
  points: 'UCAS Tariff {value}점',
  grade: '성적 {value}',
  units: '{value}학점(quarter units)',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: '없음',
  notInTable: '환산표에 이 결과에 해당하는 항목이 없습니다.',
  needsDiploma: '디플로마를 받은 경우에만 환산합니다.',
  incomplete: '환산에 필요한 항목이 아직 입력되지 않았습니다.',
  'rule_school-converts':
    '재학 중인 학교가 성적을 백분율로 환산하여 대학에 보냅니다. 믿을 만한 공개 환산표는 저희가 아는 한 없습니다.',
  'rule_combined-rank': '순위는 해마다 새로 정해지는 전국 환산표를 따릅니다. 입학 관리 기관에 문의해 주세요.',
  'rule_like-national-diploma': '그 나라의 고등학교 졸업 자격과 같은 진학 기회가 열립니다.',
  rule_credit: '대학 학점 인정 대상입니다.',
  minTotal: '45점 만점에 {minTotal}점 이상.',
  minHigherLevel: 'HL 성적 {minHigherLevel} 이상.',
  minScore: '점수 {minScore}점 이상.',
  maxCredits: '최대 {maxCredits}학점(credits).',
  maxUnits: '최대 {maxUnits}학점(units).',
  'note_check-with-university':
    '입학 심사의 관행일 뿐 학력의 동등성을 인정하는 것은 아닙니다. 결정은 대학이 하므로 대학에 확인해 주세요.',
  'note_subject-conditions': '어떤 과목을 어떤 레벨로 이수하는지도 반영됩니다.',
  'note_rounding-not-verified': '소수 둘째 자리에서 반올림하는지 버리는지 확실하지 않아 두 값을 모두 표시합니다.',
  'note_group-not-verified': '어떤 시험이 배점이 높은 그룹에 속하는지 확실하지 않아 최솟값과 최댓값을 표시합니다.',
  'note_table-may-have-changed': '환산표는 갱신됩니다. 이것이 최신 표인지는 확실하지 않습니다.',
  source: '출처: {sources}({year}), 최종 확인: {checked}',
  noYear: '연도 표기 없음',
};
