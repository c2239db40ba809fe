import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview';
import { PSEUDO } from '../../../.storybook/pseudo-language';

/** The narrowest viewport of WCAG's reflow criterion, in CSS pixels. */
const NARROW = 320;
/** Components that phones never show, with the narrowest viewport that does. */
const LEAST: Record<string, number> = { 'navigation-menu': 1024 };

setProjectAnnotations(preview);

type Stories = Record<string, ComponentType>;
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, module]) => {
  const composed = composeStories(module, {
    initialGlobals: { language: PSEUDO, theme: 'light' },
  }) as unknown as Stories;
  // Stories in dark colours or other languages have the same layout.
  return Object.entries(composed)
    .filter(([name]) => !/^(Dark|Japanese|Arabic)/.test(name))
    .map(([name, Story]) => {
      const component = file.split('/')[1] ?? '';
      return { name: `${component}: ${name}`, width: LEAST[component] ?? NARROW, Story };
    });
});

it.each(stories)('$name has room for longer words at $width px', async ({ width, Story }) => {
  await page.viewport(width, 640);
  render(<Story />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('finds the stories', () => {
  expect(stories.length).toBeGreaterThan(80);
});
