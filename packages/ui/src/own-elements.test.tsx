import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, expect, it, onTestFinished } from 'vitest';

/** The properties that a browser, a consumer's page or our reset sets on plain elements. */
const PROPERTIES = [
  'boxSizing marginTop marginBottom marginLeft paddingLeft listStyleType display maxWidth',
  'fontFamily fontSize fontWeight lineHeight letterSpacing color textWrapStyle hyphens wordBreak lineBreak overflowWrap',
  'textUnderlineOffset textDecorationThickness borderCollapse fontVariantNumeric colorScheme borderTopWidth',
]
  .join(' ')
  .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  .split(' ');

/** The style element of a source stylesheet. */
const sheet = (file: string) => {
  const element = [...document.querySelectorAll('style')].find(({ dataset }) => dataset.viteDevId?.includes(file));
  if (!element?.sheet) throw new Error(`${file} is not in the page.`);
  return element;
};
const reset = sheet('/styles/reset.css');
const own = sheet('/styles/own-elements.css');
// The build replaces these attribute selectors with the classes of all components; so does this test.
const classes = new Set(
  [...document.querySelectorAll('style')].flatMap(
    ({ textContent }) => textContent?.match(/\.[\w-]+_(part|inline)__\w+/g) ?? [],
  ),
);
const kind = (name: string) => [...classes].filter((one) => one.includes(`_${name}__`)).join(',');
const parts = `${kind('part')},${kind('inline')}`;
own.textContent = own.textContent
  .replaceAll('[data-all-parts]', kind('part'))
  .replaceAll('[data-inline-parts]', kind('inline'));

const withReset = (isReset: boolean) => {
  if (reset.sheet) reset.sheet.disabled = !isReset;
  if (own.sheet) own.sheet.disabled = isReset;
};
const looksOf = (elements: readonly Element[]) =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    return PROPERTIES.map((property) => `${property}: ${style.getPropertyValue(property)}`);
  });

afterAll(() => withReset(true));

it('core.css changes no styles of a page’s own elements', () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  host.innerHTML = `<h1>A</h1><h2>B</h2><p>C <a href="#d">D</a></p><ul><li>E</li></ul><ol><li>F</li></ol><hr>
    <table><tr><td>G</td></tr></table><button>H</button><input><img alt="" src="data:,"><blockquote>I</blockquote>`;
  const elements = [document.documentElement, document.body, ...host.querySelectorAll('*')];
  withReset(false);
  const seen = looksOf(elements);
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];
  const disable = (isDisabled: boolean) => sheets.forEach(({ sheet }) => sheet && (sheet.disabled = isDisabled));
  disable(true);
  const plain = looksOf(elements);
  disable(false);
  withReset(true);
  expect(seen).toEqual(plain);
  expect(looksOf(elements)).not.toEqual(plain);
});

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries<ComponentType>(composeStories(module))
    // Stories in other languages and colours use the same rules.
    .filter(([name]) => !/Dark|Japanese|Arabic|German/.test(name))
    .map(([name, Story]) => [`${file.split('/').at(-1) ?? ''} ${name}`, Story] as const),
);
/** Elements that inherit from the page's own text, and text in another language, which has its own fonts. */
const outermostInline = `:is(${kind('inline')}):not(:is(${parts}) *)`;
const OF_THE_PAGE = `:is(h1, h2, h3, h4):not(:is(${parts}) *) *, ${outermostInline}, ${outermostInline} *, [lang]:not(html), [lang]:not(html) *`;

// The styles do not depend on React's version.
it.skipIf(import.meta.env.VITE_REACT === '18').each(stories)(
  '%s looks the same on a page without our reset',
  (_, Story) => {
    const { container } = render(<Story />);
    expect(container).not.toBeEmptyDOMElement();
    const elements = [...container.querySelectorAll(`:is(${parts}), :is(${parts}) *`)].filter(
      (element) => !element.matches(OF_THE_PAGE),
    );
    withReset(true);
    const expected = looksOf(elements);
    withReset(false);
    const found = looksOf(elements);
    withReset(true);
    const different = elements.flatMap((element, index) => {
      const properties = (found[index] ?? []).filter((line, at) => line !== expected[index]?.[at]);
      return properties.length > 0 ? [`${element.outerHTML.slice(0, 90)}: ${properties.join('; ')}`] : [];
    });
    expect(different).toEqual([]);
  },
);
