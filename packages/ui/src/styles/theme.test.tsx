import { afterEach, expect, it } from 'vitest';
import { vars } from './theme.css';

const root = document.documentElement;
const asFound = { lang: root.lang, theme: root.dataset.theme };
const brand = document.createElement('style');

afterEach(() => {
  brand.remove();
  root.lang = asFound.lang;
  if (asFound.theme) root.dataset.theme = asFound.theme;
  else delete root.dataset.theme;
  document.body.replaceChildren();
});

const nameOf = (role: string) => role.slice('var('.length, -1);
const roleOn = (element: Element, role: string) => getComputedStyle(element).getPropertyValue(nameOf(role));

function rebrand(css: string): void {
  brand.textContent = css;
  // Insert it before our styles, because the order of stylesheets must not matter.
  document.head.prepend(brand);
}

it.each(['light', 'dark'])('a consumer’s colour on the root applies to a page with data-theme="%s"', (theme) => {
  root.dataset.theme = theme;
  rebrand(`:root { ${nameOf(vars.color.action)}: rgb(1, 2, 3) }`);
  expect(roleOn(document.body, vars.color.action)).toBe('rgb(1, 2, 3)');
  expect(roleOn(document.body, vars.color.ink)).not.toBe('');
});

it('a part of a page in the other theme has the consumer’s colours of that theme', () => {
  rebrand(`[data-theme='dark'] { ${nameOf(vars.color.action)}: rgb(4, 5, 6) }`);
  document.body.innerHTML = '<div data-theme="dark"></div>';
  expect(roleOn(document.body.children[0]!, vars.color.action)).toBe('rgb(4, 5, 6)');
});

it('a consumer’s font applies to a whole page, except to phrases in another script', () => {
  root.lang = 'en';
  rebrand(`:root { ${nameOf(vars.font.serif)}: "Consumer Serif" }`);
  document.body.innerHTML = '<p>English <span lang="ja">日本語</span></p>';
  const [paragraph] = document.body.children;
  expect(roleOn(paragraph!, vars.font.serif)).toBe('"Consumer Serif"');
  expect(roleOn(paragraph!.children[0]!, vars.font.serif)).toMatch(/Hiragino/);
});

it('an English phrase on a page in another script has the shipped fonts', () => {
  root.lang = 'ar';
  document.body.innerHTML = '<p>عربي <span lang="en-GB">English</span></p>';
  const [paragraph] = document.body.children;
  expect(roleOn(paragraph!, vars.font.sans)).toMatch(/Arabic/);
  expect(roleOn(paragraph!.children[0]!, vars.font.sans)).toMatch(/Atkinson/);
});
