import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../tool/save-file';
import { StudyHoursEstimator } from './study-hours-estimator';
import { STUDY } from './study-form';
import '../styles/page.css';
import '../styles/widgets.css';
import '../styles/tools.css';

vi.mock('../tool/save-file', { spy: true });

let container: HTMLElement;
let root: Root;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  ) as HTMLButtonElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StudyHoursEstimator />);
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  container.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

async function wake(clock = '2027-03-17T12:00:00'): Promise<void> {
  vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
  const onRecoverableError = vi.fn((error: unknown) => console.log(String((error as Error).message)));
  root = await act(() => hydrateRoot(container, <StudyHoursEstimator />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

async function press(name: string): Promise<void> {
  await act(async () => {
    await Promise.resolve();
    button(name).click();
  });
}

/** As a visitor types: React hears of it. */
async function enter(name: string, value: string): Promise<void> {
  await act(async () => {
    await Promise.resolve();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('takes over what the server wrote, with what was entered before', async () => {
  const hours = field('hours');
  hours.value = '2';
  await wake();
  expect(field('hours')).toBe(hours);
  expect(container.textContent).toContain('Not possible at 2 hours a week');
});

it('moves the untouched example into the present, and nothing that was entered', async () => {
  field('exam2').value = '2027-05-06';
  await wake('2028-01-05T12:00:00');
  // A Monday, as the example's own day is.
  expect(field('today').value).toBe('2028-01-03');
  expect(field('exam1').value).toBe('2028-06-12');
  expect(field('exam2').value).toBe('2027-05-06');
  expect(container.textContent).toContain('Enter a day after January 3, 2028');
});

it('reckons from the clock’s day once a visitor changes something, and keeps the example’s moved days', async () => {
  await wake();
  expect(sessionStorage.getItem('tutoring-tool-study')).toBeNull();
  await enter('hours', '6');
  expect(field('today').value).toBe('2027-03-17');
  expect(field('exam1').value).toBe('2027-08-23');
  expect(new URLSearchParams(sessionStorage.getItem('tutoring-tool-study') ?? '').get('exam1')).toBe('2027-08-23');
  expect(button('Plan from today')).toBeUndefined();
});

it('says of which day it is once it is somebody’s own plan, and leaves the example its days until they are over', async () => {
  await wake('2026-11-23T12:00:00');
  expect(field('exam3').value).toBe(STUDY.example.exam3);
  expect(container.textContent).toContain('The student is invented');
  expect(container.textContent).not.toContain('Worked out from');
  await enter('hours', '5');
  expect(field('exam3').value).toBe(STUDY.example.exam3);
  expect(container.textContent).not.toContain('The student is invented');
  expect(container.textContent).toContain('Worked out from November 23, 2026');
});

it('asks beside the field about a number that may be meant as a grade', async () => {
  await wake();
  await enter('now1', '9');
  const id = field('now1').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toMatch(/^Now – Do you mean 9%\?/);
  expect(field('now1').getAttribute('aria-invalid')).toBeNull();
  await enter('now1', '9%');
  expect(field('now1').getAttribute('aria-describedby')).toBeNull();
});

it('says beside the calendar file what is not in it', async () => {
  await wake();
  const described = () =>
    (button('Save for a calendar (ICS)').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(described()).toMatch(/^Save it again after a change/);
  await enter('hours', '2');
  expect(described()).toMatch(/^Not possible at 2 hours a week.*Save it again after a change/);
});

it('keeps short fields and one-word buttons whole in letters twice as large', async () => {
  await wake();
  await enter('hours', '2');
  document.documentElement.style.fontSize = '32px';
  container.style.inlineSize = '326px';
  const now = field('now1');
  expect(now.scrollWidth).toBeLessThanOrEqual(now.clientWidth);
  expect(field('level1').getBoundingClientRect().width).toBeGreaterThan(120);
  const [apply] = [...container.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Apply');
  expect(apply?.getBoundingClientRect().height).toBeLessThan(80);
  expect(apply && getComputedStyle(apply).whiteSpace).toBe('nowrap');
  document.documentElement.style.fontSize = '';
});

it('shows a plan from a link as it was sent, until somebody plans from today', async () => {
  const sent = { ...STUDY.example, today: '2026-12-02', name1: 'Physics' };
  history.replaceState(null, '', `#study&${new URLSearchParams(sent)}`);
  await wake();
  expect(container.textContent).toContain('Worked out from December 2, 2026');
  expect(field('exam1').value).toBe(STUDY.example.exam1);
  await press('Plan from today');
  expect(field('today').value).toBe('2027-03-17');
  expect(field('exam1').value).toBe(STUDY.example.exam1);
});

it('does not say that a plan from an old link fits once its exams are past', async () => {
  history.replaceState(null, '', `#study&${new URLSearchParams({ ...STUDY.example, today: '2026-12-01' })}`);
  await wake('2027-06-01T12:00:00');
  expect(container.textContent).toContain('This plan is over');
  expect(container.textContent).not.toContain('It fits');
  expect(container.textContent).toContain('Worked out from December 1, 2026');
});

it('opens a plan that was begun earlier at the present week', async () => {
  sessionStorage.setItem(
    'tutoring-tool-study',
    new URLSearchParams({ ...STUDY.example, today: '2026-12-01' }).toString(),
  );
  await wake('2027-03-17T12:00:00');
  expect(container.textContent).toContain('It fits');
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toContain(
    'Week of March 15, 2027',
  );
});

it('hands the plan to a calendar', async () => {
  const saved: [Blob, string][] = [];
  vi.mocked(saveFile).mockImplementation((content, name) => void saved.push([content, name]));
  await wake();
  await press('Save for a calendar (ICS)');
  expect(saved[0]?.[1]).toBe('study.ics');
  expect(await saved[0]?.[0].text()).toContain('BEGIN:VCALENDAR');
});

it('cancels in the next calendar file what the plan has no more, until everything is cleared', async () => {
  const saved: Blob[] = [];
  vi.mocked(saveFile).mockImplementation((content) => void saved.push(content));
  const cancelled = async () => ((await saved.at(-1)?.text()) ?? '').split('STATUS:CANCELLED').length - 1;
  await wake();
  await press('Save for a calendar (ICS)');
  expect(await cancelled()).toBe(0);
  await press('Remove History');
  await press('Save for a calendar (ICS)');
  expect(await cancelled()).toBeGreaterThan(5);
  await press('Clear');
  expect(localStorage.getItem('tutoring-calendar-export')).toBeNull();
});

it('moves the focus to a new row, and from one that is removed to its neighbour', async () => {
  await wake();
  await press('Add a subject');
  expect(document.activeElement).toBe(field('name4'));
  await press('Remove History');
  expect(document.activeElement).toBe(field('name3'));
  for (const name of ['Remove Chemistry', 'Remove Mathematics: Analysis and Approaches', 'Remove Subject 1']) {
    await press(name);
  }
  expect(document.activeElement).toBe(button('Add a subject'));
});
