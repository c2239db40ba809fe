import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GradeCalculator } from './grade-calculator';

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
