import { expect, it } from 'vitest';
import type { ViewNode } from '../../shared/tree';
import { withPunctuationInMarks } from './punctuation';

const mark = (...words: string[]): ViewNode => ['Mark', { note: 'Why?' }, ...words];

it.each([
  ['. And then', '.', [' And then']],
  [' ; puis', ' ;', [' puis']],
  ['\u202f? Puis', '\u202f?', [' Puis']],
  ['。', '。', []],
])('moves the punctuation of “%s” into the mark before it', (after, moved, rest) => {
  expect(withPunctuationInMarks(['Water ', mark('boils'), after])).toEqual(['Water ', mark('boils', moved), ...rest]);
});

it.each([[[mark('boils'), ' and then']], [[['em', 0, 'boils'] as ViewNode, '. And']], [['A', ', b']]])(
  'leaves %j as it is',
  (nodes: ViewNode[]) => {
    expect(withPunctuationInMarks(nodes)).toEqual(nodes);
  },
);
