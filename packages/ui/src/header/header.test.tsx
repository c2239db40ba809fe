import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderToString } from 'react-dom/server';
import { LanguageSwitcher } from '../language-switcher';
import { Search } from '../search';
import { Header } from './header';

let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(
    <Header
      brand="Marginalia"
      bookingUrl="https://calendar.tutoring.example"
      items={[]}
      navigation={null}
      search={<Search place="bar" />}
    >
      <LanguageSwitcher
        current="en"
        choices={[
          { lang: 'en', label: 'English', href: '#en' },
          { lang: 'ja', label: '日本語', href: '#ja' },
        ]}
      />
    </Header>,
  );
});
afterEach(() => {
  host.remove();
  document.documentElement.style.fontSize = '';
});

// 1280 px at 400 % zoom are 320 px. Text may be larger, too.
it.each([
  [320, '16px'],
  [320, '32px'],
  [195, '16px'],
  [195, '20px'],
  [195, '32px'],
])('stays within a window of %i px with letters of %s', async (width, fontSize) => {
  await page.viewport(width, 400);
  document.documentElement.style.fontSize = fontSize;
  expect(document.documentElement.scrollWidth).toBe(width);
  const parts = [...host.querySelectorAll('header > div > *')].filter((part) => part.checkVisibility());
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const [at, part] of parts.entries()) {
    const { left, right } = part.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(parts[at - 1]?.getBoundingClientRect().right ?? 0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
