import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const ko: Translation<typeof en> = {
  programme: '과정',
  programme_ib: 'IB 디플로마',
  programme_ap: 'AP',
  programme_unsure: '아직 정하지 않음',
  subject: '과목',
  subject_biology: '생물',
  subject_chemistry: '화학',
  subject_physics: '물리',
  subject_mathematics: '수학',
  subject_english: '영어',
  subject_french: '프랑스어',
  subject_economics: '경제',
  subject_business: '경영',
  subject_history: '역사',
  subject_geography: '지리',
  subject_psychology: '심리학',
  subject_sociology: '사회학',
  goal: '목적',
  goal_course: '학교 수업 따라가기',
  goal_exam: '시험 대비',
  'goal_internal-assessment': '내부평가(IA)',
  'goal_extended-essay': '소논문(EE)',
  'goal_theory-of-knowledge': '지식이론(TOK)',
  goal_university: '대학 선택',
  goal_statement: '퍼스널 스테이트먼트·에세이',
  goal_ongoing: '매주 꾸준한 학습 지원',
  find: '알맞은 페이지 찾기',
};
