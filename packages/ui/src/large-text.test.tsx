import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MarkExercise } from './mark-exercise';

/** A phone, and what its pages give to their content with text twice as large. */
const PHONE = { width: 390, height: 844 };
const PAGE = { paddingInline: '32px', overflowWrap: 'break-word' } as const;

beforeEach(async () => {
  await page.viewport(PHONE.width, PHONE.height);
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => void document.documentElement.removeAttribute('style'));

/** The lines on which a word or number of an element stands. */
function linesOf(root: Element, word: string): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  throw new Error(`There is no "${word}" in ${root.outerHTML.slice(0, 200)}`);
}

it('keeps the words of an exercise whole with text twice as large', () => {
  const sentences = [{ text: 'The particles need a higher temperature.', earns: true, note: 'Why?' }];
  const { container } = render(
    <div style={PAGE}>
      <MarkExercise question="Explain." sentences={sentences} href="/mark" />
    </div>,
  );
  expect(linesOf(container.querySelector('label') ?? container, 'particles')).toBe(1);
});
