import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const ko: Translation<typeof en> = {
  answer: '내 답안',
  kept: '이 기기에만 저장되며, 아무도 읽지 않습니다.',
  open: '채점된 답안 보기',
  close: '채점된 답안 숨기기',
  scheme: '채점 기준:',
  more: '점수를 더 받으려면:',
};
