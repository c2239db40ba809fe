import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../shared/tree';
import { elementsIn, mapNodes, nodesIn } from './walk';

const code: TreeNode = ['code', 0, 'c'];
const paragraph: TreeNode = ['p', { id: 'x' }, 'b', code, 'd'];
const body: TreeNode[] = ['a', paragraph, 'e'];

it('finds every text and element in reading order', () => {
  expect(nodesIn(body)).toEqual(['a', paragraph, 'b', code, 'c', 'd', 'e']);
  expect(elementsIn(body)).toEqual([paragraph, code]);
});

it('returns the elements themselves, not copies', () => {
  expect(elementsIn(body)[1]).toBe(code);
});

describe('mapNodes', () => {
  it('changes attributes and texts, and keeps the structure', () => {
    const changed = mapNodes(body, {
      props: (props, name) => (name === 'p' ? { ...props, facts: [1] } : props),
      text: (text, ancestors) => [...ancestors, text].join('.'),
    });
    expect(changed).toEqual(['a', ['p', { id: 'x', facts: [1] }, 'p.b', ['code', 0, 'p.code.c'], 'p.d'], 'e']);
  });

  it('does not change its input', () => {
    const before = structuredClone(body);
    mapNodes(body, { props: () => 0, text: () => '' });
    expect(body).toEqual(before);
    expect(mapNodes(body, { props: (props) => props })).toEqual(before);
  });
});
