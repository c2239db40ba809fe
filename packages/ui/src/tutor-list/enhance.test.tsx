import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Provider } from '../provider';
import { enhanceTutorList } from './enhance';
import { TutorList, type Tutor } from './tutor-list';

const TUTORS: Tutor[] = [
  {
    name: 'Sample A',
    role: 'Tutor',
    subjects: [{ id: 'chemistry', label: 'Chemistry' }],
    languages: ['en'],
    hours: { zone: 'America/Toronto', windows: [{ days: [1, 2, 3, 4, 5], from: '16:00', to: '21:00' }] },
  },
  {
    name: 'Sample B',
    role: 'Tutor',
    subjects: [{ id: 'history', label: 'History' }],
    languages: ['en', 'ja'],
    hours: { zone: 'Asia/Tokyo', windows: [{ days: [6], from: '18:00', to: '21:00' }] },
  },
];
const IN_TOKYO = { zone: 'Asia/Tokyo', today: '2026-11-27' };

/** The HTML of the server. */
function serverList(lang = 'en') {
  const holder = document.createElement('div');
  holder.lang = lang;
  holder.innerHTML = renderToStaticMarkup(
    <Provider lang={lang}>
      <TutorList tutors={TUTORS} empty={<a href="#book">Book</a>} />
    </Provider>,
  );
  document.body.replaceChildren(holder);
  return holder.firstElementChild as HTMLElement;
}
const namesIn = (root: Element) =>
  [...root.querySelectorAll('li[data-subjects]:not([hidden]) h3')].map(({ textContent }) => textContent.trim());
const hoursIn = (root: Element) => [...root.querySelectorAll('[data-hours]')].map(({ textContent }) => textContent);
function choose(root: Element, name: string, value: string) {
  const select = root.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

it('shows everybody on their own clock before a script runs', () => {
  const root = serverList();
  expect(namesIn(root)).toEqual(['Sample A', 'Sample B']);
  expect(hoursIn(root)).toEqual(['Mon – Fri, 16:00 – 21:00', 'Sat, 18:00 – 21:00']);
  expect(root.textContent).toContain('Hours (Eastern Time)');
  expect(root.querySelector('[role=status]')?.textContent).toBe('');
});

it('keeps two people of one name apart, and two checks of one kind', () => {
  const error = vi.spyOn(console, 'error');
  const [first, second] = TUTORS as [Tutor, Tutor];
  const checked = ['2024-11-02', '2026-11-02'].map((on) => ({ what: 'background' as const, on, by: 'Sample Owner' }));
  const twins = [first, { ...second, name: first.name, checked }];
  const { container, rerender } = render(<TutorList tutors={twins} filters={false} />);
  rerender(<TutorList tutors={[...twins].reverse()} filters={false} />);
  expect(namesIn(container)).toEqual(['Sample A', 'Sample A']);
  expect(error).not.toHaveBeenCalled();
});

it('writes the hours on the visitor’s clock', () => {
  const root = serverList();
  enhanceTutorList(root, IN_TOKYO);
  expect(hoursIn(root)).toEqual(['Tue – Sat, 06:00 – 11:00', 'Sat, 18:00 – 21:00']);
  expect(root.textContent).not.toContain('Eastern Time');
  expect(root.querySelector('[role=status]')).toHaveTextContent('Shown: 2 of 2');
});

it('keeps the hours as they are if the browser hides its time zone', () => {
  const root = serverList();
  enhanceTutorList(root, { ...IN_TOKYO, zone: '' });
  expect(hoursIn(root)).toEqual(['Mon – Fri, 16:00 – 21:00', 'Sat, 18:00 – 21:00']);
  expect(root.textContent).toContain('Hours (Eastern Time)');
});

it('filters by the hours on the visitor’s clock, not on the tutor’s', () => {
  const root = serverList();
  enhanceTutorList(root, IN_TOKYO);
  choose(root, 'hours', 'morning');
  expect(namesIn(root)).toEqual(['Sample A']);
  choose(root, 'hours', 'evening');
  expect(namesIn(root)).toEqual([]);
  choose(root, 'hours', 'weekend');
  expect(namesIn(root)).toEqual(['Sample A', 'Sample B']);
});

it('combines the filters, and says what to do if nobody matches', () => {
  const root = serverList();
  enhanceTutorList(root, IN_TOKYO);
  const empty = root.querySelector<HTMLElement>('[data-empty]')!;
  choose(root, 'language', 'ja');
  expect(namesIn(root)).toEqual(['Sample B']);
  expect(empty.hidden).toBe(true);
  choose(root, 'subject', 'chemistry');
  expect(namesIn(root)).toEqual([]);
  expect(root.querySelector('[role=status]')?.textContent).toContain('book a free consultation');
  expect(empty.hidden).toBe(false);
  choose(root, 'language', '');
  expect(namesIn(root)).toEqual(['Sample A']);
  expect(empty.hidden).toBe(true);
});

it('applies what the visitor chose before the script, and stops', () => {
  const root = serverList();
  root.querySelector<HTMLSelectElement>('[name=subject]')!.value = 'history';
  const stop = enhanceTutorList(root, IN_TOKYO);
  expect(namesIn(root)).toEqual(['Sample B']);
  stop();
  choose(root, 'subject', 'chemistry');
  expect(namesIn(root)).toEqual(['Sample B']);
});

it('works in React', () => {
  document.body.replaceChildren();
  render(<TutorList tutors={TUTORS} />);
  expect(screen.getByRole('status')).toHaveTextContent('Shown: 2 of 2');
});
