import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { SubjectCalculator } from '../subject-calculator/subject-calculator';
import { textOf } from '../tool/fields';
import { GradeCalculator } from './grade-calculator';
import { SIX_BOUNDARIES, SIX_WITH_MARKS } from './sample-marks';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

const fieldOf = (container: Element, name: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

it('keeps the fields of the server’s HTML, and what the visitor chose before hydration', () => {
  const { host } = serverWritten(<GradeCalculator />, 'form');
  const grade = fieldOf(host, 'grade1');
  grade.value = '2';
  hydrate(<GradeCalculator />, host);
  expect(fieldOf(host, 'grade1')).toBe(grade);
  expect(host.textContent).toContain('31 of 45 points');
});

it('shows and does not store the example when React renders without a server', () => {
  const { container } = render(<GradeCalculator />);
  expect(fieldOf(container, 'grade1')).toHaveValue('6');
  expect(container.textContent).toContain('These grades are an example.');
  expect(sessionStorage.getItem('tutoring-tool-ib')).toBeNull();
});

it('accepts a target in any digits, and ignores the mouse wheel', () => {
  const { host } = serverWritten(<GradeCalculator />, 'form');
  const target = fieldOf(host, 'target');
  target.value = '\u200e٣٨ ';
  hydrate(<GradeCalculator />, host);
  expect(target.value).toBe('\u200e٣٨ ');
  expect(host.textContent).toContain('To 38 points');
  target.focus();
  target.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
  expect(target.type).toBe('text');
  expect(target.value).toBe('\u200e٣٨ ');
});

it('gives a name a line of its own when large text leaves no room beside it', () => {
  const { host } = serverWritten(<GradeCalculator />, 'form');
  const widthOf = (name: string) => fieldOf(host, name).getBoundingClientRect().width;
  host.style.inlineSize = '358px';
  expect(widthOf('name1')).toBeLessThan(200);
  document.documentElement.style.fontSize = '32px';
  host.style.inlineSize = '326px';
  expect(widthOf('name1')).toBeGreaterThan(280);
  expect(widthOf('grade1')).toBeGreaterThan(120);
  document.documentElement.style.fontSize = '';
});

describe('marks', () => {
  const resultOf = () => within(screen.getByRole('region', { name: /^Result: IB Diploma/ }));

  it('give the grade of a row, until the visitor prefers their own', async () => {
    render(<GradeCalculator boundaries={SIX_BOUNDARIES} />);
    await userEvent.type(screen.getByLabelText('Name of subject 2'), 'Chemistry');
    expect(screen.getByLabelText('Name of subject 2')).toHaveValue('Chemistry');
    await userEvent.click(screen.getByRole('button', { name: 'Enter marks: Chemistry' }));
    for (const [component, mark] of [
      [/^Paper 1/, '60'],
      [/^Paper 2/, '80'],
      [/^Scientific/, '22'],
    ] as const) {
      // Until all marks are there, the entered grade counts.
      expect(screen.getByRole('combobox', { name: 'Grade of Chemistry' })).toHaveValue('5');
      const row = screen.getByRole('row', { name: component });
      await userEvent.type(within(row).getByRole('textbox', { name: /Mark$/ }), mark);
    }
    expect((await screen.findByRole('status', { name: 'Grade of Chemistry' })).textContent).toBe('7 from marks');
    expect(resultOf().getByText('37 of 45 points')).toBeVisible();
    expect(resultOf().getByRole('row', { name: /^Chemistry HL/ }).textContent).toContain('86.24%');

    await userEvent.selectOptions(screen.getByLabelText('What counts'), 'what I enter myself');
    expect(screen.getByRole('combobox', { name: 'Grade of Chemistry' })).toHaveValue('5');
    expect(await resultOf().findByText('35 of 45 points')).toBeVisible();
  });

  it('of six subjects and the core give points, their range, and the award', () => {
    sessionStorage.setItem('tutoring-tool-ib', textOf(SIX_WITH_MARKS));
    render(<GradeCalculator boundaries={SIX_BOUNDARIES} />);
    expect(resultOf().getByText('36 of 45 points')).toBeVisible();
    expect(resultOf().getByText('36 to 38 by past sessions')).toBeVisible();
    expect(resultOf().getByText('With these grades you get the Diploma.')).toBeVisible();
    const table = within(resultOf().getByRole('table', { name: 'Your subjects by their marks' }));
    expect(table.getByRole('row', { name: /^Biology HL/ }).textContent).toContain('Paper 2 60/80');
    expect(table.getByRole('row', { name: /^Biology HL/ }).textContent).toContain('marks to a 7: 3');
    expect(table.getByRole('row', { name: /^Mathematics/ }).textContent).toContain('5–6 by session');
    expect(table.getByRole('row', { name: /^Theory of Knowledge/ }).textContent).toContain('19 of 30 marks');
  });

  it('move to the calculator of one subject and back', async () => {
    sessionStorage.setItem('tutoring-tool-ib', textOf(SIX_WITH_MARKS));
    render(
      <>
        <GradeCalculator boundaries={SIX_BOUNDARIES} besideSubject />
        <SubjectCalculator boundaries={SIX_BOUNDARIES} besideDiploma />
      </>,
    );
    const diploma = within(screen.getByRole('form', { name: 'IB Diploma from grades' }));
    const subject = within(screen.getByRole('form', { name: 'IB subject from its components' }));
    await userEvent.click(diploma.getByRole('button', { name: 'Enter marks: Biology' }));
    await userEvent.click(diploma.getByRole('button', { name: 'See this subject in detail' }));
    const paper = () => within(subject.getByRole('row', { name: /^Paper 2/ })).getByRole('textbox', { name: /Mark$/ });
    await expect.poll(() => subject.getByLabelText('Course')).toHaveValue('ib-biology');
    expect(paper()).toHaveValue('60');
    await userEvent.clear(paper());
    await userEvent.type(paper(), '70');
    await userEvent.click(subject.getByRole('button', { name: 'Put this into the diploma' }));
    expect((await diploma.findAllByText('37 of 45 points')).length).toBe(2);
    expect(diploma.getByText(/Paper 2 70\/80/)).toBeVisible();
  });

  it('come along in the message for a consultation', async () => {
    sessionStorage.setItem('tutoring-tool-ib', textOf(SIX_WITH_MARKS));
    render(<GradeCalculator boundaries={SIX_BOUNDARIES} consultationHref="#contact" />);
    await userEvent.click(screen.getByRole('link', { name: 'Bring your result to a free consultation' }));
    const { values } = JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '{}') as {
      values: { message: string };
    };
    const [line] = values.message.split('\n').filter((one) => one.includes('Paper 2 58/'));
    expect(line).toMatch(/^Chemistry · Paper 1.* 48\/\d+ · Paper 2 58\/\d+ · .* 18\/\d+$/);
  });
});
