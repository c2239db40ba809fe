import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const zhHans: Translation<typeof en> = {
  legend: '选择课上的一个时刻',
  note: '老师写给家长的话',
  well: '做得好的地方',
  lost: '失分的地方',
  next: '下次课前的练习',
};
