import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { act, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview';
import { PSEUDO } from '../../../.storybook/pseudo-language';

/** The narrowest screen that WCAG's reflow asks for, in CSS pixels. */
const NARROW = 320;
/** What a phone never shows: the least width at which it stands there. */
const LEAST: Record<string, number> = { 'navigation-menu': 1024 };

setProjectAnnotations(preview);

type Stories = Record<string, ComponentType>;
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, module]) => {
  const composed = composeStories(module, {
    initialGlobals: { language: PSEUDO, theme: 'light' },
  }) as unknown as Stories;
  // One of each component speaks all of its words; dark and other languages say nothing new here.
  return Object.entries(composed)
    .filter(([name]) => !/^(Dark|Japanese|Arabic)/.test(name))
    .map(([name, Story]) => {
      const component = file.split('/')[1] ?? '';
      return { name: `${component}: ${name}`, width: LEAST[component] ?? NARROW, Story };
    });
});

it.each(stories)('$name has room for longer words at $width px', async ({ width, Story }) => {
  await page.viewport(width, 640);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => {
    root.render(<Story />);
    await Promise.resolve();
  });
  const needed = document.documentElement.scrollWidth;
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  element.remove();
  expect(needed).toBeLessThanOrEqual(width);
});

it('hears of stories', () => {
  expect(stories.length).toBeGreaterThan(80);
});
