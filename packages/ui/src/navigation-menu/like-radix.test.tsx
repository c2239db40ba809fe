/**
 * Radix's NavigationMenu is the yardstick: what people who know it press must do the same here. Where it does not, the
 * specification says so, or Radix's own way fails (docs/adr/0003).
 */
import * as Radix from '@radix-ui/react-navigation-menu';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavigationMenu } from './navigation-menu';
import '../styles/page.css';

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

let host: HTMLElement;
let end: () => void;
const show = async (menu: ReactElement) => {
  await page.viewport(1200, 800);
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(menu);
  end = () => root.unmount();
  await vi.waitFor(() => expect(host.querySelector('nav')).not.toBeNull());
  await userEvent.hover(document.body, { position: { x: 900, y: 700 } });
};
afterEach(() => {
  end();
  host.remove();
});

/** What has the focus, and which panel is open. */
const state = () => {
  const open = host.querySelector('[aria-expanded=true]')?.textContent ?? 'none';
  return `${document.activeElement?.textContent ?? ''}, open: ${open}`;
};
const trigger = (name: string) => page.getByRole('button', { name });

/** With Radix one steps into an open panel; here, as the specification has it, Enter leads into it at once. */
const ENTER = { Radix: '{Enter}{Tab}', ours: '{Enter}' } as const;

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
  beforeEach(() => show(menu));
  it.each(WALKS)('%s leads to %s', async (keys, expected) => {
    (trigger('Tutoring').element() as HTMLElement).focus();
    for (const key of keys.replace('[into]', ENTER[name]).match(/\{\w+\}/g) ?? []) {
      await userEvent.keyboard(key);
      // Radix moves the focus a moment later.
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await vi.waitFor(() => expect(state()).toBe(expected));
  });
});
