import { LEAD_LIMITS, LEAD_PROGRAMMES } from '@tutoring/domain/lead-limits';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '../../build/compile/walk';
import { readData } from '../../build/content/data';
import { readSiteIn } from '../../testing/whole-site';
import type { TreeNode } from '../../shared/tree';
import { cutAtWord, questionBefore, sendAddress } from './send-address';

const script = (name: string): TreeNode => ['Script', { try: name }, ['p', 0, 'The answer']];

it('takes the question between two scripts, a line each', () => {
  const body: TreeNode[] = [
    [
      'Section',
      { title: 'A title' },
      ['p', 0, 'Not this.'],
      script('q1'),
      ['p', 0, ['strong', 0, 'SL, 3 marks.'], ' A cup holds\nwater.'],
      ['ul', 0, ['li', 0, '(a) Why? [1]'], ['li', 0, ['p', 0, '(b) How? [2]']]],
      ['table', 0, ['tr', 0, ['th', 0, 'Time'], ['th', 0, '1']], ['tr', 0, ['td', 0, 'Mass'], ['td', 0, '2']]],
      script('q2'),
      ['p', 0, 'Nor this.'],
    ],
  ];
  expect(questionBefore(body, 'q2')).toBe(
    'SL, 3 marks. A cup holds water.\n(a) Why? [1]\n(b) How? [2]\nTime 1\nMass 2',
  );
  expect(questionBefore(body, 'q1')).toBe('Not this.');
  expect(questionBefore(body, 'q3')).toBe('');
});

it('cuts a long text at a word', () => {
  expect(cutAtWord('Explain why', 11)).toBe('Explain why');
  expect(cutAtWord('Explain why ice floats', 14)).toBe('Explain why…');
});

describe('every practice question', () => {
  const site = join(import.meta.dirname, '../../..');
  const { tree } = readSiteIn(site);
  const data = readData(join(site, 'data'));
  const questions = tree.pages.flatMap((page) =>
    elementsIn(page.body).flatMap(([name, props]) =>
      name === 'Script' && props && props.try ? [{ page, of: `${page.path}#${props.try}`, name: props.try }] : [],
    ),
  );

  it.each(questions)('$of brings its text and its course', ({ page, name }) => {
    const address = sendAddress({ page, language: 'en', tree, data }, name) ?? '';
    const { pathname, searchParams } = new URL(address, 'https://www.tutoring.example');
    expect(pathname).toBe('/mark-my-page');
    const question = searchParams.get('question') ?? '';
    expect(question.length).toBeGreaterThan(60);
    expect(question.length).toBeLessThanOrEqual(LEAD_LIMITS.question);
    expect(searchParams.get('subjects')).toBe(tree.labelOf(page, 'en'));
    expect(LEAD_PROGRAMMES).toContain(searchParams.get('programme'));
  });

  it('has no such link if the owner takes no pages', () => {
    const [{ page, name } = { page: undefined, name: '' }] = questions;
    if (!page) throw new Error('There is no practice question.');
    const closed = { ...data, brand: { ...data.brand, marking: { ...data.brand.marking, waitingMax: 0 } } };
    expect(sendAddress({ page, language: 'en', tree, data: closed }, name)).toBeUndefined();
  });
});
