/**
 * Keys must do the same here as in Radix's NavigationMenu, except where the specification differs or Radix fails
 * (docs/adr/0003).
 */
import * as Radix from '@radix-ui/react-navigation-menu';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavigationMenu } from './navigation-menu';

const GROUPS = [
  { label: 'Tutoring', items: ['Chemistry', 'Physics', 'Biology'] },
  { label: 'About us', items: ['Tutors', 'Schools'] },
];
const href = (name: string) => `#${name.toLowerCase()}`;

const ours = (
  <NavigationMenu
    items={GROUPS.map(({ label, items }) => ({
      label,
      items: items.map((name) => ({ label: name, href: href(name) })),
    }))}
  />
);
const radixs = (
  <Radix.Root delayDuration={100}>
    <Radix.List>
      {GROUPS.map(({ label, items }) => (
        <Radix.Item key={label}>
          <Radix.Trigger>{label}</Radix.Trigger>
          <Radix.Content>
            <ul>
              {items.map((name) => (
                <li key={name}>
                  <Radix.Link href={href(name)}>{name}</Radix.Link>
                </li>
              ))}
            </ul>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.List>
  </Radix.Root>
);

/** The focused element, and the open panel. */
const state = () => {
  const open = screen.queryByRole('button', { expanded: true })?.textContent ?? 'none';
  return `${document.activeElement?.textContent ?? ''}, open: ${open}`;
};

/** In Radix, Tab enters an open panel; here, as specified, Enter does it at once. */
const ENTER = { Radix: '{Enter}{Tab}', ours: '{Enter}' } as const;

/** Radix moves the focus in a timeout of 0 ms after its render. */
const moved = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const WALKS: [string, string][] = [
  ['{ArrowRight}', 'About us, open: none'],
  ['{End}', 'About us, open: none'],
  ['{End}{Home}', 'Tutoring, open: none'],
  ['[into]', 'Chemistry, open: Tutoring'],
  ['[into]{ArrowDown}', 'Physics, open: Tutoring'],
  ['[into]{ArrowRight}', 'Physics, open: Tutoring'],
  ['[into]{ArrowDown}{ArrowLeft}', 'Chemistry, open: Tutoring'],
  ['[into]{End}', 'Biology, open: Tutoring'],
  ['[into]{End}{Home}', 'Chemistry, open: Tutoring'],
  ['[into]{Escape}', 'Tutoring, open: none'],
];

describe.each([
  ['Radix', radixs],
  ['ours', ours],
] as const)('%s', (name, menu) => {
  beforeEach(async () => {
    await page.viewport(1200, 800);
    render(menu);
    await userEvent.hover(document.body, { position: { x: 900, y: 700 } });
  });
  it.each(WALKS)('%s leads to %s', async (keys, expected) => {
    screen.getByRole('button', { name: 'Tutoring' }).focus();
    for (const key of keys.replace('[into]', ENTER[name]).match(/\{\w+\}/g) ?? []) {
      await userEvent.keyboard(key);
      await moved();
    }
    await waitFor(() => expect(state()).toBe(expected));
  });
});

// Why our menu does not use Radix's Root and List. If this fails, reconsider it.
it('writes, unlike ours, a style attribute that our policy blocks, and left to right in every language', () => {
  const arabic = (menu: ReactElement) => renderToStaticMarkup(<div dir="rtl">{menu}</div>);
  expect(arabic(radixs)).toContain('style="position:relative"');
  expect(arabic(radixs)).toContain('dir="ltr"');
  expect(arabic(ours)).not.toMatch(/style=|dir="ltr"/);
});
