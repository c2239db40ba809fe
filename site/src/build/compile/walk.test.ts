import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../shared/tree';
import { elementsIn, map, nodesIn } from './walk';

const code: TreeNode = ['code', 0, 'c'];
const paragraph: TreeNode = ['p', { id: 'x' }, 'b', code, 'd'];
const body: TreeNode[] = ['a', paragraph, 'e'];

it('finds every text and element in reading order', () => {
  expect(nodesIn(body)).toEqual(['a', paragraph, 'b', code, 'c', 'd', 'e']);
  expect(elementsIn(body)).toEqual([paragraph, code]);
});

it('hands out the elements themselves, so that one can write into them', () => {
  expect(elementsIn(body)[1]).toBe(code);
});

describe('map', () => {
  it('changes attributes and texts and keeps the form', () => {
    const changed = map(body, {
      props: (props, name) => (name === 'p' ? { ...props, facts: [1] } : props),
      text: (text, around) => [...around, text].join('.'),
    });
    expect(changed).toEqual(['a', ['p', { id: 'x', facts: [1] }, 'p.b', ['code', 0, 'p.code.c'], 'p.d'], 'e']);
  });

  it('leaves what it was given as it is', () => {
    const before = structuredClone(body);
    map(body, { props: () => 0, text: () => '' });
    expect(body).toEqual(before);
    expect(map(body, { props: (props) => props })).toEqual(before);
  });
});
