import { expect, it } from 'vitest';
import { corrected } from './spelling';

const clues = { die: 'suicid*, tablets, friend*', live: 'tomorrow, living' };
const fixed = (text: string) => corrected(` ${text} `, clues, 'en').trim();

it('corrects one missing, added or swapped letter', () => {
  expect(fixed('my freind tomorow tommorrow')).toBe('my friend tomorrow tomorrow');
});

it('leaves correct words, short words and other endings alone', () => {
  expect(fixed('friends suicidal tables lving alive')).toBe('friends suicidal tables lving alive');
});
