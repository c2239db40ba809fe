import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Section } from '../layout';
import { Sidenote } from './index';
import '@tutoring/ui/core.css';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

const shown = () =>
  render(
    <Section heading="Practice">
      <p>
        A sentence. <Sidenote>Show the working.</Sidenote>
      </p>
    </Section>,
  );

it('stands in the margin, and moves the heading above the text', () => {
  shown();
  const place = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
  const text = place('p');
  expect(place('h2').bottom).toBeLessThanOrEqual(text.top);
  expect(place('h2').left).toBeCloseTo(text.left, 0);
  expect(place('[data-sidenote]').right).toBeLessThan(text.left);
});

it('has no selector by which each key in a text field would restyle the whole page', () => {
  shown();
  const selectors = [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules));
  expect(selectors.some((selector) => selector.includes(':has('))).toBe(true);
  expect(selectors.filter((selector) => /:has\(.*\)\s*[>~+]?\s*(?:\*|:not\()/.test(selector))).toEqual([]);
});

function selectorsOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
  ]);
}
