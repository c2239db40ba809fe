import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { GradeCalculator } from './grade-calculator';

beforeEach(() => sessionStorage.clear());

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
