import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../../build/content/data';
import { weeksOf } from './drawings/tables';
import { MAY, nextExams } from './next-exams';

const { dates } = readData(join(import.meta.dirname, '../../../data'));
const NOVEMBER = 11;
const november23 = Date.UTC(2026, 10, 23, 19);

describe('nextExams', () => {
  it('starts on the first day of papers', () => {
    expect(nextExams(dates, 'IB', [MAY], november23)).toEqual({ body: 'IB', session: '2027-05', day: '2027-04-23' });
    expect(nextExams(dates, 'AP', [MAY], november23)).toEqual({ body: 'AP', session: '2027-05', day: '2027-05-03' });
    expect(nextExams(dates, 'IB', [NOVEMBER], november23)).toEqual({ body: 'IB', session: '2027-11', day: '2027-11' });
  });

  it('moves to the next session on the morning of the first papers, and not earlier', () => {
    const sessions = [MAY, NOVEMBER];
    expect(nextExams(dates, 'IB', sessions, Date.UTC(2027, 3, 22, 20)).session).toBe('2027-05');
    expect(nextExams(dates, 'IB', sessions, Date.UTC(2027, 3, 23, 1)).session).toBe('2027-11');
  });
});

describe('weeksOf', () => {
  it('draws as many strokes as the text says', () => {
    expect(weeksOf(dates, november23)).toEqual({
      kind: 'tally',
      caption: 'IB May 2027, ',
      weeks: { to: '2027-04-23', text: 'in 21 weeks' },
      stroke: 'each stroke is a week',
      count: 21,
    });
  });

  it('counts to the session after in the last week, so there is always a stroke', () => {
    expect(weeksOf(dates, Date.UTC(2027, 3, 20))).toMatchObject({
      caption: 'IB May 2028, ',
      weeks: { text: 'in 53 weeks' },
      count: 53,
    });
  });
});
