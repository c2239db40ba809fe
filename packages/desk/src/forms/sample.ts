import type { JsonSchema } from '@tutoring/domain/desk';

const text = (title: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', minLength: 1, title, ...more });
const object = (title: string, properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: 'object' as const,
  title,
  properties,
  required,
});

/** A field of each kind. */
export const SAMPLE_SCHEMA: JsonSchema = object(
  'Sample',
  {
    text: text('A text', { description: 'A line, such as “Our address”.' }),
    long: text('A long text', { description: 'It has several lines.' }),
    day: { type: 'string', format: 'date', title: 'A day' },
    number: { type: 'integer', exclusiveMinimum: 0, title: 'A number', description: 'In minutes.' },
    choice: { enum: ['SL', 'HL'], title: 'One of a few', labels: { SL: 'Standard level', HL: 'Higher level' } },
    choices: {
      type: 'array',
      title: 'Several of a few',
      minItems: 1,
      items: { enum: ['one', 'two', 'three'], labels: { one: 'First', two: 'Second', three: 'Third' } },
    },
    yes: { type: 'boolean', title: 'Yes or no', description: 'Whether pages show it.' },
    fixed: { const: 'website', title: 'Always the same' },
    group: object('A group', { value: text('Its value'), note: text('Its note') }, ['value']),
    absent: { ...object('A group that is not there', { value: text('Its value') }), description: 'It can be added.' },
    languages: {
      type: 'object',
      title: 'A text in several languages',
      propertyNames: { enum: ['en', 'fr', 'ar', 'zh-Hans'] },
      additionalProperties: { type: 'string', minLength: 1 },
    },
    list: { type: 'array', title: 'A list', items: object('Entry', { name: text('Name'), role: text('Role') }) },
    folded: {
      type: 'array',
      title: 'A list of larger entries',
      items: object('Large entry', { name: text('Name of it'), more: object('More', { role: text('Its role') }) }),
    },
    map: { type: 'object', title: 'Entries by name', additionalProperties: { type: 'string', minLength: 1 } },
  },
  ['text', 'number', 'choices'],
);

export const SAMPLE_TEXT = `# A comment that stays.
text: A sample
long: A sample of a text that is longer than a line of a form, so that it has several lines.
day: 2026-11-27
number: 60
choice: HL
choices: [one, three]
yes: true
fixed: website
group: { value: A value }
languages: { en: In English, ar: بالعربية }
list:
  - { name: First entry, role: One }
  - { name: Second entry, role: Two }
folded:
  - { name: Large entry A, more: { role: One } }
map: { key: Its text }
other: { kept: as it is }
`;

/** The same with a mistake in each field that can have one. */
export const WRONG_TEXT = `text: ''
number: 0
choices: []
languages: { en: '' }
list:
  - { name: '', role: One }
`;
