import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApCalculator } from './ap-calculator';

let container: HTMLElement;
let root: Root | undefined;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ApCalculator />);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

async function wake(): Promise<void> {
  const onRecoverableError = vi.fn();
  root = await act(() => hydrateRoot(container, <ApCalculator />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

it('takes over what the server wrote, with what was entered before', async () => {
  const points = field('raw.mcq');
  points.value = '60';
  field('target').value = '3';
  await wake();
  expect(field('raw.mcq')).toBe(points);
  expect(field('target').value).toBe('3');
  expect(container.textContent).toContain('Composite: 79.35 of 100');
});

it('brings back what the tab had kept, where nothing was entered before', async () => {
  sessionStorage.setItem('tutoring-tool-ap', 'exam=ap-statistics&raw.mcq=21&raw.frq=20');
  await wake();
  expect(container.textContent).toContain('Composite: 50 of 100');
});
