import { render } from '@testing-library/react';
import { LANGUAGES } from '@tutoring/domain/languages';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ApCalculator } from '../ap-calculator';
import { GradeCalculator } from '../grade-calculator';
import { Provider, type MessageCatalogue } from '../provider';
import { StudyHoursEstimator } from '../study-hours-estimator';
import { SubjectCalculator } from '../subject-calculator';

/** The content widths on phones of 390 px and 320 px, in CSS pixels. The smaller one is also a laptop's at a zoom of 400 %. */
const WIDTHS_PX = [358, 288];
/** Words of up to nine letters stay whole; longer ones may break. */
const SHORT_WORD = /(?<![\p{L}\p{N}’'-])[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hangul}]{2,9}(?![\p{L}\p{N}’'-])/gu;

const files = import.meta.glob<Record<string, Record<string, string>>>('../*/messages/*.ts', { eager: true });

/** All messages in one language. */
function messagesOf(lang: string): MessageCatalogue {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ts`));
  return Object.fromEntries(
    // The path of the tool kit's own messages is `./messages/…`: it names no folder.
    own.map(([path, exported]) => [
      path.startsWith('./') ? 'tool' : (path.split('/').at(-3) ?? ''),
      Object.values(exported)[0] ?? {},
    ]),
  );
}

beforeEach(() => sessionStorage.clear());

/** The languages that put spaces between words. */
const SPACED = LANGUAGES.filter((lang) => !/^(?:zh|ja)/.test(lang));

it('finds the messages of every component, also those of the tool kit', () => {
  for (const lang of LANGUAGES) {
    const found = Object.entries(messagesOf(lang));
    expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['tool', 'grade-calculator', 'toast']));
    for (const [name, messages] of found) expect(messages, `${name}, ${lang}`).not.toEqual({});
  }
});

const TOOLS: [string, ReactElement][] = [
  ['GradeCalculator', <GradeCalculator />],
  ['ApCalculator', <ApCalculator />],
  ['SubjectCalculator', <SubjectCalculator />],
  ['StudyHoursEstimator', <StudyHoursEstimator />],
];

it.each(
  TOOLS.flatMap(([name, tool]) => SPACED.flatMap((lang) => WIDTHS_PX.map((width) => ({ name, lang, width, tool })))),
)('breaks no short word in the tables of $name at $width px: $lang', ({ lang, width, tool }) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = `${width}px`;
  container.lang = lang;
  container.dir = lang === 'ar' ? 'rtl' : 'ltr';
  render(
    <Provider lang={lang} messages={messagesOf(lang)}>
      {tool}
    </Provider>,
    { container },
  );
  for (const details of container.querySelectorAll('details')) details.open = true;
  const tables = [...container.querySelectorAll('table')];
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.flatMap(brokenWords)).toEqual([]);
  for (const table of tables) expect(table.scrollWidth).toBeLessThanOrEqual(width);
});

/** Short words that break across lines. */
function brokenWords(table: HTMLTableElement): string[] {
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(SHORT_WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
