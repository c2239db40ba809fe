import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SubjectCalculator } from './subject-calculator';

beforeEach(() => sessionStorage.clear());

it('takes over what the server wrote, with what was chosen before', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SubjectCalculator />);
  expect(container.textContent).toContain('66.40% of the subject');
  const mark = container.querySelector<HTMLInputElement>('[name="ib-chemistry.HL.p2"]');
  if (mark) mark.value = '73';
  const onRecoverableError = vi.fn((error: unknown) => console.log(String((error as Error).message)));
  const root = await act(() => hydrateRoot(container, <SubjectCalculator />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('[name="ib-chemistry.HL.p2"]')).toBe(mark);
  expect(container.textContent).toContain('Grade 6, perhaps 7');
  root.unmount();
  container.remove();
});

it('wakes with what the tab has kept: what the server wrote is the example and nothing else', async () => {
  sessionStorage.setItem('tutoring-tool-subject', 'course=ib-physics&level=SL&ib-physics.SL.p1=30');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SubjectCalculator />);
  const root = await act(() => hydrateRoot(container, <SubjectCalculator />));
  expect(container.querySelector<HTMLInputElement>('[name="ib-physics.SL.p1"]')?.value).toBe('30');
  root.unmount();
  container.remove();
});
