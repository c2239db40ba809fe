import { describe, expect, it } from 'vitest';
import { weeksOf } from './drawings/tables';
import { MAY, nextExams } from './next-exams';

const NOVEMBER = 11;
const november23 = Date.UTC(2026, 10, 23, 19);

describe('the next exams', () => {
  it('begin with their first day of papers', () => {
    expect(nextExams('IB', [MAY], november23)).toEqual({ body: 'IB', session: '2027-05', day: '2027-04-23' });
    expect(nextExams('AP', [MAY], november23)).toEqual({ body: 'AP', session: '2027-05', day: '2027-05-03' });
    expect(nextExams('IB', [NOVEMBER], november23)).toEqual({ body: 'IB', session: '2027-11', day: '2027-11' });
  });

  it('are the next ones from the morning on which papers begin, and not a week before', () => {
    const sessions = [MAY, NOVEMBER];
    expect(nextExams('IB', sessions, Date.UTC(2027, 3, 22, 20)).session).toBe('2027-05');
    expect(nextExams('IB', sessions, Date.UTC(2027, 3, 23, 1)).session).toBe('2027-11');
  });
});

describe('the weeks to them as strokes', () => {
  it('are as many as the words say, and only those who see strokes hear of them', () => {
    expect(weeksOf(november23)).toEqual({
      kind: 'tally',
      caption: 'IB May 2027, ',
      weeks: { to: '2027-04-23', text: 'in 21 weeks' },
      stroke: 'each stroke is a week',
      count: 21,
    });
  });

  it('are never none: in the last week they lead to the session after', () => {
    expect(weeksOf(Date.UTC(2027, 3, 20))).toMatchObject({
      caption: 'IB May 2028, ',
      weeks: { text: 'in 53 weeks' },
      count: 53,
    });
  });
});
