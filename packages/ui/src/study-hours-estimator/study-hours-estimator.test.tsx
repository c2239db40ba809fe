import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { saveFile } from '../tool/save-file';
import { StudyHoursEstimator } from './study-hours-estimator';
import { STUDY } from './study-form';

vi.mock('../tool/save-file', { spy: true });

let container: HTMLElement;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const enter = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  container = serverWritten(<StudyHoursEstimator />, 'form').host;
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', location.pathname + location.search);
});

function hydrateAt(clock = '2027-03-17T12:00:00'): void {
  vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
  hydrate(<StudyHoursEstimator />, container);
}

it('keeps the fields of the server’s HTML, and what the visitor entered before hydration', () => {
  const hours = field('hours');
  hours.value = '2';
  hydrateAt();
  expect(field('hours')).toBe(hours);
  expect(container.textContent).toContain('Not possible at 2 hours a week');
});

it('moves the days of the example to the present, except those that the visitor entered', () => {
  field('exam2').value = '2027-05-06';
  hydrateAt('2028-01-05T12:00:00');
  // A Monday, as in the example.
  expect(field('today').value).toBe('2028-01-03');
  expect(field('exam1').value).toBe('2028-06-12');
  expect(field('exam2').value).toBe('2027-05-06');
  expect(container.textContent).toContain('Enter a day after January 3, 2028');
});

it('plans from today once the visitor changes the example, and keeps the moved exam days', () => {
  hydrateAt();
  expect(sessionStorage.getItem('tutoring-tool-study')).toBeNull();
  enter('hours', '6');
  expect(field('today').value).toBe('2027-03-17');
  expect(field('exam1').value).toBe('2027-08-23');
  expect(new URLSearchParams(sessionStorage.getItem('tutoring-tool-study') ?? '').get('exam1')).toBe('2027-08-23');
  expect(screen.queryByRole('button', { name: 'Plan from today' })).toBeNull();
});

it('shows the day of the visitor’s own plan, and keeps the example’s days until they are past', () => {
  hydrateAt('2026-11-23T12:00:00');
  expect(field('exam3').value).toBe(STUDY.example.exam3);
  expect(container.textContent).toContain('We invented this student');
  expect(container.textContent).not.toContain('Calculated from');
  enter('hours', '5');
  expect(field('exam3').value).toBe(STUDY.example.exam3);
  expect(container.textContent).not.toContain('We invented this student');
  expect(container.textContent).toContain('Calculated from November 23, 2026');
});

it('asks beside the field whether a low number is a percentage', () => {
  hydrateAt();
  enter('now1', '9');
  const id = field('now1').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toMatch(/^Now – We read this as 9%\./);
  expect(field('now1').getAttribute('aria-invalid')).toBeNull();
  enter('now1', '9%');
  expect(field('now1').getAttribute('aria-describedby')).toBeNull();
});

it('describes on the calendar button what the file leaves out', () => {
  hydrateAt();
  const described = () =>
    (button('Save for a calendar (ICS)').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(described()).toMatch(/^After a change, save it again/);
  enter('hours', '2');
  expect(described()).toMatch(/^Not possible at 2 hours a week.*After a change, save it again/);
});

it('keeps short fields and buttons whole in text twice as large', () => {
  hydrateAt();
  enter('hours', '2');
  document.documentElement.style.fontSize = '32px';
  container.style.inlineSize = '326px';
  const now = field('now1');
  expect(now.scrollWidth).toBeLessThanOrEqual(now.clientWidth);
  expect(field('level1').getBoundingClientRect().width).toBeGreaterThan(120);
  const [apply] = screen.getAllByText('Apply', { selector: 'button' });
  expect(apply?.getBoundingClientRect().height).toBeLessThan(80);
  expect(apply && getComputedStyle(apply).whiteSpace).toBe('nowrap');
  document.documentElement.style.fontSize = '';
});

it('shows a plan from a link unchanged, until the visitor plans from today', () => {
  const sent = { ...STUDY.example, today: '2026-12-02', name1: 'Physics' };
  history.replaceState(null, '', `#study&${new URLSearchParams(sent)}`);
  hydrateAt();
  expect(container.textContent).toContain('Calculated from December 2, 2026');
  expect(field('exam1').value).toBe(STUDY.example.exam1);
  press('Plan from today');
  expect(field('today').value).toBe('2027-03-17');
  expect(field('exam1').value).toBe(STUDY.example.exam1);
});

it('says that a plan from an old link is over once its exams are past', () => {
  history.replaceState(null, '', `#study&${new URLSearchParams({ ...STUDY.example, today: '2026-12-01' })}`);
  hydrateAt('2027-06-01T12:00:00');
  expect(container.textContent).toContain('This plan is over');
  expect(container.textContent).not.toContain('It fits');
  expect(container.textContent).toContain('Calculated from December 1, 2026');
});

it('opens an earlier plan at the current week', () => {
  sessionStorage.setItem(
    'tutoring-tool-study',
    new URLSearchParams({ ...STUDY.example, today: '2026-12-01' }).toString(),
  );
  hydrateAt('2027-03-17T12:00:00');
  expect(container.textContent).toContain('It fits');
  expect(screen.getByRole('heading', { name: 'Week of March 15, 2027' })).toBeVisible();
});

it('saves the plan as a calendar file', async () => {
  const saved: [Blob, string][] = [];
  vi.mocked(saveFile).mockImplementation((content, name) => void saved.push([content, name]));
  hydrateAt();
  press('Save for a calendar (ICS)');
  expect(saved[0]?.[1]).toBe('study.ics');
  expect(await saved[0]?.[0].text()).toContain('BEGIN:VCALENDAR');
});

it('cancels removed sessions in the next calendar file, until the visitor clears the plan', async () => {
  const saved: Blob[] = [];
  vi.mocked(saveFile).mockImplementation((content) => void saved.push(content));
  const cancelled = async () => ((await saved.at(-1)?.text()) ?? '').split('STATUS:CANCELLED').length - 1;
  hydrateAt();
  press('Save for a calendar (ICS)');
  expect(await cancelled()).toBe(0);
  press('Remove History');
  press('Save for a calendar (ICS)');
  expect(await cancelled()).toBeGreaterThan(5);
  press('Clear');
  expect(localStorage.getItem('tutoring-calendar-export')).toBeNull();
});

it('moves the focus to an added subject, and to the neighbour of a removed one', () => {
  hydrateAt();
  press('Add a subject');
  expect(document.activeElement).toBe(field('name4'));
  press('Remove History');
  expect(document.activeElement).toBe(field('name3'));
  for (const name of ['Remove Chemistry', 'Remove Mathematics: Analysis and Approaches', 'Remove Subject 1']) {
    press(name);
  }
  expect(document.activeElement).toBe(button('Add a subject'));
});

it('fills in the holidays of a chosen school calendar, which the visitor can change', () => {
  const source = { name: 'The ministry', href: 'https://example.org/' };
  const common = { country: 'CA', source, status: 'confirmed', checked: '2026-11' } as const;
  const schoolHolidays = [
    { ...common, id: 'ca-on', place: 'Ontario', off: ['2026-12-21/2027-01-01', '2027-03-26'] },
    { ...common, id: 'ca-old', place: 'Past', off: ['2026-12-21/2027-01-01'] },
  ];
  const tool = <StudyHoursEstimator schoolHolidays={schoolHolidays} />;
  container = serverWritten(tool, 'form').host;
  expect(field('holidays').textContent).toBe('Enter them yourself');
  vi.useFakeTimers({ now: new Date('2027-03-17T12:00:00'), toFake: ['Date'] });
  hydrate(tool, container);
  expect(field('holidays').textContent).toBe('Enter them yourselfCanada: Ontario');
  fireEvent.change(field('holidays'), { target: { value: 'ca-on' } });
  expect(field('off3').value).toBe('2027-03-26');
  expect(screen.getByRole('link', { name: 'The ministry' }).getAttribute('href')).toBe('https://example.org/');
  expect(container.textContent).toContain('checked in November 2026');
  enter('off3', '2027-03-25');
  fireEvent.change(field('holidays'), { target: { value: '' } });
  expect(field('off3').value).toBe('2027-03-25');
});
