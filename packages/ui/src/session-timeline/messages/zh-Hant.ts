import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const zhHant: Translation<typeof en> = {
  legend: '選擇課堂上的一個時刻',
  note: '導師寫給家長的話',
  well: '做得好的地方',
  lost: '失分的地方',
  next: '下次課堂前的練習',
};
