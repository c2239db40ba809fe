import { sumText } from '@tutoring/domain/chat-answer';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const PARTS = /\d+|[×=/–]|[A-Z]{3}|أمريكي|كندي/g;

/** The parts of a text from the right edge of a right-to-left line to its left edge. */
function fromTheRight(text: string): string[] {
  const { container } = render(
    <p dir="rtl" style={{ whiteSpace: 'nowrap' }}>
      {text}
    </p>,
  );
  const node = container.querySelector('p')?.firstChild as Text;
  const placed = [...text.matchAll(PARTS)].map(({ 0: part, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + part.length);
    return { part, right: range.getBoundingClientRect().right };
  });
  return placed.sort((a, b) => b.right - a.right).map(({ part }) => part);
}

it.each([
  ['named', 'USD', 'CAD'],
  ['written as codes', 'EUR', 'GBP'],
])('an Arabic sum reads from right to left, with currencies that are %s', (_, first, second) => {
  const each = [
    { currency: first, amount: 59 },
    { currency: second, amount: 79 },
  ];
  const text = sumText({ sessions: [4, 5], each }, 'ar');
  expect(fromTheRight(text)).toEqual(text.match(PARTS));
});
