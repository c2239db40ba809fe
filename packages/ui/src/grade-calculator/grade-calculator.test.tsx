import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { GradeCalculator } from './grade-calculator';
import '../styles/page.css';
import '../styles/widgets.css';
import '../styles/tools.css';

beforeEach(() => sessionStorage.clear());

it('takes over what the server wrote, with what was chosen before', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<GradeCalculator />);
  const grade = container.querySelector<HTMLSelectElement>('[name="grade1"]');
  if (grade) grade.value = '2';
  const onRecoverableError = vi.fn((error: unknown) => console.log(String((error as Error).message)));
  const root = await act(() => hydrateRoot(container, <GradeCalculator />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('[name="grade1"]')).toBe(grade);
  expect(container.textContent).toContain('31 of 45 points');
  root.unmount();
  container.remove();
});

it('is an example also where React renders it alone, whose lists have no defaults', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<GradeCalculator />));
  expect(container.querySelector<HTMLSelectElement>('[name="grade1"]')?.value).toBe('6');
  expect(container.textContent).toContain('These grades are an example.');
  expect(sessionStorage.getItem('tutoring-tool-ib')).toBeNull();
  root.unmount();
  container.remove();
});

it('takes a total to aim for in any digits, which a mouse wheel does not change', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<GradeCalculator />);
  const target = container.querySelector<HTMLInputElement>('[name="target"]') as HTMLInputElement;
  target.value = '\u200e٣٨ ';
  const root = await act(() => hydrateRoot(container, <GradeCalculator />));
  expect(target.value).toBe('\u200e٣٨ ');
  expect(container.textContent).toContain('To 38 points');
  target.focus();
  target.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
  expect(target.type).toBe('text');
  expect(target.value).toBe('\u200e٣٨ ');
  root.unmount();
  container.remove();
});

it('gives a name its line where letters twice as large leave no room beside it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<GradeCalculator />);
  const widthOf = (name: string) => container.querySelector(`[name="${name}"]`)?.getBoundingClientRect().width;
  container.style.inlineSize = '358px';
  expect(widthOf('name1')).toBeLessThan(200);
  document.documentElement.style.fontSize = '32px';
  container.style.inlineSize = '326px';
  expect(widthOf('name1')).toBeGreaterThan(280);
  expect(widthOf('grade1')).toBeGreaterThan(120);
  document.documentElement.style.fontSize = '';
  container.remove();
});
