import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { ApCalculator } from './ap-calculator';

let container: HTMLElement;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  container = serverWritten(<ApCalculator />, 'form').host;
});

it('keeps the fields of the server’s HTML, and what the visitor entered before hydration', () => {
  const points = field('ap-chemistry.raw.mcq');
  points.value = '60';
  field('ap-chemistry.target').value = '3';
  hydrate(<ApCalculator />, container);
  expect(field('ap-chemistry.raw.mcq')).toBe(points);
  expect(field('ap-chemistry.target')).toHaveValue('3');
  expect(screen.getByText(/^Composite: 79\.35 of 100/)).toBeVisible();
});

it('restores the entries of this tab if the visitor entered nothing before hydration', () => {
  sessionStorage.setItem('tutoring-tool-ap', 'exam=ap-statistics&raw.mcq=21&raw.frq=20');
  hydrate(<ApCalculator />, container);
  expect(screen.getByText(/^Composite: 50 of 100/)).toBeVisible();
});
