import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 7011dd07. */
export const ko: Translation<typeof en> = {
  page: '{pages}쪽 중 {page}쪽',
  photo: '{pages}쪽 중 {page}쪽, 사진',
  note: '메모 {number}',
  marked: '메모 {number}, {kind}, {place}:',
  mark: '{kind}, {place}',
  tick: '체크 표시',
  underline: '밑줄',
  wavy: '물결 밑줄',
  highlight: '형광펜',
  ring: '동그라미',
  upper: '페이지 위쪽 절반',
  lower: '페이지 아래쪽 절반',
  grade: '점수: {grade}',
};
