import type { DeskComponent } from '@tutoring/domain/desk';
import { expect, it } from 'vitest';
import { attributesOf, insertion, snippetOf } from './snippet';

const component = (snippet: string, name = 'Section'): DeskComponent => ({
  name,
  snippet,
  description: '',
  attributes: {},
  inline: false,
});
const SECTION = component('<Section title="A title" id="a-title">\n\nText.\n\n</Section>');

it('offers the attributes of the example', () => {
  expect(attributesOf(SECTION)).toEqual({ title: 'A title', id: 'a-title' });
});

it('writes what is filled in, and keeps the example’s text', () => {
  expect(snippetOf(SECTION, { title: 'Prices', id: '' })).toBe('<Section title="Prices">\n\nText.\n\n</Section>');
});

it('puts selected text between the tags', () => {
  expect(snippetOf(SECTION, { title: 'Prices' }, 'Mine')).toBe('<Section title="Prices">\n\nMine\n\n</Section>');
});

it('escapes quotation marks', () => {
  expect(snippetOf(component('<Day />', 'Day'), { of: 'a "b" & c' })).toBe('<Day of="a &quot;b&quot; &amp; c" />');
});

it('puts a block between empty lines, and a word into its line', () => {
  expect(insertion('One\nTwo', 4, 4, '<Day />', false)).toBe('\n\n<Day />\n\n');
  expect(insertion('One\n\nTwo', 5, 5, '<Day />', false)).toBe('<Day />\n\n');
  expect(insertion('One', 3, 3, '<Mark>x</Mark>', true)).toBe('<Mark>x</Mark>');
});
