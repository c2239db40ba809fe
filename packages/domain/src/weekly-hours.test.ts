import { expect, it } from 'vitest';
import { hasRoomWithin, onClockOf } from './weekly-hours';

const TORONTO = 'America/Toronto';
const WEEKDAYS = [1, 2, 3, 4, 5];
const evenings = { days: WEEKDAYS, from: '16:00', to: '21:00' };

it('gives the hours on the visitor’s clock, on the next day where it is that late', () => {
  expect(onClockOf(evenings, TORONTO, 'Asia/Tokyo', '2026-11-27')).toEqual({
    days: [2, 3, 4, 5, 6],
    from: '06:00',
    to: '11:00',
  });
  expect(onClockOf(evenings, TORONTO, 'Europe/Paris', '2026-11-27')).toEqual({
    days: WEEKDAYS,
    from: '22:00',
    to: '03:00',
  });
});

it('goes round the week: Sunday evening there is Monday morning here, and Monday morning is Sunday', () => {
  const sunday = { days: [7], from: '20:00', to: '22:00' };
  expect(onClockOf(sunday, TORONTO, 'Asia/Tokyo', '2026-11-27').days).toEqual([1]);
  const monday = { days: [1], from: '08:00', to: '10:00' };
  expect(onClockOf(monday, 'Asia/Tokyo', TORONTO, '2026-11-27').days).toEqual([7]);
});

it('follows the clocks of the week, which Tokyo never changes', () => {
  expect(onClockOf(evenings, TORONTO, 'Asia/Tokyo', '2026-07-06')).toMatchObject({ from: '05:00', to: '10:00' });
});

it('finds room for a whole session only', () => {
  const wanted = { days: WEEKDAYS, from: '20:30', to: '23:00' };
  expect(hasRoomWithin(evenings, wanted, 30)).toBe(true);
  expect(hasRoomWithin(evenings, wanted, 60)).toBe(false);
  expect(hasRoomWithin(evenings, { days: [6, 7], from: '08:00', to: '22:00' }, 60)).toBe(false);
});

it('finds room after midnight, also from Sunday to Monday', () => {
  const late = { days: [7], from: '22:00', to: '02:00' };
  expect(hasRoomWithin(late, { days: [1], from: '00:00', to: '08:00' }, 60)).toBe(true);
  expect(hasRoomWithin(late, { days: [2], from: '00:00', to: '08:00' }, 60)).toBe(false);
  expect(hasRoomWithin({ days: [1], from: '00:00', to: '02:00' }, late, 60)).toBe(true);
});
