import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const ko: Translation<typeof en> = {
  legend: '수업의 순간을 고르세요',
  note: '튜터가 가정에 보내는 메모',
  well: '잘한 점',
  lost: '감점된 부분',
  next: '다음 시간까지 연습할 내용',
};
