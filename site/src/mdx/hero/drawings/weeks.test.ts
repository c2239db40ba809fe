import { Tally } from '@tutoring/ui/chart';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { correctWeeks } from '../../../client/enhance/pages/exam-weeks';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([21, 20, 14, 4, 1])('updates the tally to %i weeks', (left) => {
  const pathsOf = (count: number) =>
    [...renderToStaticMarkup(createElement(Tally, { caption: '', count })).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  const drawn = pathsOf(21).map((d = '') => ({
    d,
    getAttribute: () => d,
    setAttribute(_: string, to: string) {
      this.d = to;
    },
  }));
  const figure = { querySelectorAll: () => drawn };
  const weeks = { textContent: '', getAttribute: () => '2027-04-23', closest: () => figure };
  vi.stubGlobal('document', { querySelectorAll: () => [weeks], documentElement: { lang: 'en' } });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  correctWeeks(Date.UTC(2027, 3, 23) - left * 7 * 86_400_000);
  expect(weeks.textContent).toBe(left === 1 ? 'in 1 week' : `in ${left} weeks`);
  expect(drawn.map(({ d }) => d)).toEqual(pathsOf(left));
});
