import type { JsonSchema } from '@tutoring/domain/desk';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SchemaForm, type SchemaFormProps } from './schema-form';

afterEach(cleanup);

const SCHEMA: JsonSchema = {
  type: 'object',
  required: ['name', 'minutes', 'levels'],
  properties: {
    name: {
      type: 'object',
      title: 'Name',
      required: ['value'],
      properties: {
        value: { type: 'string', minLength: 1, title: 'Its name' },
        placeholder: { type: 'boolean', default: false },
      },
    },
    minutes: { type: 'integer', exclusiveMinimum: 0, title: 'Length', description: 'In minutes.' },
    level: { type: 'string', enum: ['SL', 'HL'], title: 'Level' },
    from: { type: 'string', format: 'date', title: 'First day' },
    role: {
      type: 'object',
      title: 'Role',
      propertyNames: { enum: ['en', 'zh-Hans', 'ar'] },
      additionalProperties: { type: 'string', minLength: 1 },
    },
    levels: {
      type: 'array',
      title: 'Levels',
      items: { type: 'object', title: 'Level', required: ['of'], properties: { of: { type: 'string', title: 'Of' } } },
    },
  },
};

const TEXT = `# Our facts
name: { value: Sample, placeholder: true }
minutes: 60 # as the terms say
role: { en: Tutor }
levels:
  # The first
  - of: One
  - of: Two
other: [kept]
`;

/** Renders a form that keeps its text, and returns what it last was. */
function open(props: Partial<SchemaFormProps> = {}) {
  const onChange = vi.fn<(text: string) => void>();
  function Kept() {
    const [text, setText] = useState(props.text ?? TEXT);
    return (
      <SchemaForm
        schema={SCHEMA}
        {...props}
        text={text}
        onChange={(next) => {
          onChange(next);
          setText(next);
        }}
      />
    );
  }
  render(<Kept />);
  return () => onChange.mock.lastCall?.[0];
}

it('writes what is typed, and keeps the rest of the file', async () => {
  const text = open();
  await page.getByRole('textbox', { name: 'Its name' }).fill('Sample: two');
  expect(text()).toBe(TEXT.replace('value: Sample', "value: 'Sample: two'"));
  await page.getByRole('checkbox', { name: 'Still a placeholder' }).click();
  expect(text()).toContain('placeholder: false');
  await page.getByRole('combobox', { name: /^Level/ }).selectOptions('HL');
  expect(text()).toContain('other: [kept]\nlevel: HL\n');
});

it('writes a number that is none as it was typed, and says what to write', async () => {
  const text = open();
  const field = page.getByRole('textbox', { name: 'Length' });
  await field.fill('9o');
  await expect.element(page.getByText(/Write a number in digits/)).toBeVisible();
  await expect.element(field).toHaveValue('9o');
  // A draft of it outlives a reload, and the check refuses to save it.
  expect(text()).toBe(TEXT.replace('60', '9o'));
  await field.fill('0');
  await expect.element(page.getByText(/Write a number above 0/)).toBeVisible();
  await field.fill('');
  await expect.element(page.getByText('Write a number.')).toBeVisible();
  await field.fill('90');
  expect(text()).toBe(TEXT.replace('60', '90'));
});

it('shows a wrong day, number or choice of the file in its field, with what is wrong', async () => {
  open({ text: 'minutes: sixty\nlevel: XL\nfrom: 2027-02-30\nlevels: []\nname: { value: A }\n' });
  await expect.element(page.getByRole('textbox', { name: 'Length' })).toHaveValue('sixty');
  await expect.element(page.getByRole('combobox', { name: /^Level/ })).toHaveDisplayValue('XL (not possible)');
  await expect.element(page.getByText('“XL” is not possible. Choose one of the list.')).toBeVisible();
  await expect.element(page.getByText('“2027-02-30” is not a day of the calendar. Choose a day.')).toBeVisible();
});

it('keeps a day while another is being typed, and leads to the page as it is on that day', async () => {
  const text = open({
    text: `${TEXT}from: 2027-09-01\n`,
    previewOn: (day) => `http://127.0.0.1:1/promo?as-on=${day}`,
  });
  const link = page.getByRole('link', { name: 'Preview as on September 1, 2027' });
  await expect.element(link).toHaveAttribute('href', 'http://127.0.0.1:1/promo?as-on=2027-09-01');
  const field = page.getByLabelText(/^First day/);
  field.element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText(/Write the year, the month and the day/)).toBeVisible();
  expect(text()).toBeUndefined();
  await field.fill('2027-10-02');
  expect(text()).toBe(`${TEXT}from: 2027-10-02\n`);
  await expect.element(page.getByRole('link', { name: 'Preview as on October 2, 2027' })).toBeVisible();
});

it('keeps the cursor when a text becomes long', async () => {
  open();
  const field = page.getByRole('textbox', { name: 'Its name' });
  await field.fill('A text of nearly sixty letters, which one word makes longer');
  await userEvent.type(field, ' than that');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('A text of nearly sixty letters, which one word makes longer than that');
});

it('shows a few small items at once, each in a row', async () => {
  open({ target: { field: 'levels.1.of' } });
  await expect.element(page.getByRole('textbox', { name: 'Of' }).nth(1)).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Of' }).nth(1)).toHaveValue('Two');
});

it('folds larger items, and opens the one with the field that an address names', async () => {
  const levels = TEXT.replace('of: Two', 'of: Two\n    notes: [a, b]');
  open({ text: levels, target: { field: 'levels.1.of' } });
  await expect.element(page.getByRole('textbox', { name: 'Of' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Of' })).toHaveValue('Two');
});

it('shows what is around a field that is not there', async () => {
  open({ target: { field: 'name.unknown' } });
  await expect.element(page.getByRole('textbox', { name: 'Its name' })).toHaveFocus();
});

it('adds a language with its direction, and takes it out again', async () => {
  const text = open();
  await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('Arabic');
  expect(text()).toBeUndefined();
  await page.getByRole('button', { name: 'Add Arabic' }).click();
  const field = page.getByRole('textbox', { name: 'Arabic' });
  await expect.element(field).toHaveFocus();
  await field.fill('مدرس');
  await expect.element(field).toHaveAttribute('dir', 'auto');
  expect(text()).toBe(TEXT.replace('{ en: Tutor }', '{ en: Tutor, ar: مدرس }'));
  await page.getByRole('button', { name: 'Remove Arabic' }).click();
  expect(text()).toBe(TEXT);
  await expect.element(page.getByRole('combobox', { name: 'Add a language' })).toHaveFocus();
});

it('adds, moves and removes items by keyboard', async () => {
  const text = open();
  page
    .getByRole('button', { name: /Move up.*Level 2/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(text()).toContain('  - of: Two\n  - of: One\n');
  await page.getByRole('button', { name: 'Add to: Levels' }).click();
  expect(text()).toContain("- { of: '' }");
});

const FOLDED = `levels:
  - { of: One, a: [] }
  - { of: Two, a: [] }
  - { of: Three, a: [] }
minutes: 60
`;
const openFold = () => document.querySelector('details[open] > summary')?.textContent;
const pressByKey = async (name: RegExp) => {
  page.getByRole('button', { name }).element().focus();
  await userEvent.keyboard('{Enter}');
};

it('moves an item with its fold and the focus, and says where it is', async () => {
  const text = open({ text: FOLDED });
  await page.getByText('Two').click();
  await pressByKey(/Move down.*Level 2/);
  expect(text()).toMatch(/One.*\n.*Three.*\n.*Two/);
  expect(openFold()).toBe('Two');
  // There is nothing below it.
  await expect.element(page.getByRole('button', { name: /Move up.*Level 3/ })).toHaveFocus();
  await expect.element(page.getByText('Two is number 3 of 3 now.')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /Move up.*Level 2/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(text()).toMatch(/Two.*\n.*One.*\n.*Three/);
  expect(openFold()).toBe('Two');
});

it('keeps the folds of the others when one is removed', async () => {
  const text = open({ text: FOLDED });
  await page.getByText('One').click();
  await page.getByText('Three').click();
  await pressByKey(/Remove.*Level 1/);
  expect(text()).not.toContain('One');
  expect(openFold()).toBe('Three');
  await expect.element(page.getByRole('button', { name: 'Add to: Levels' })).toHaveFocus();
  await expect.element(page.getByText('One is removed.')).toBeInTheDocument();
});

it('focuses a new item once, also after others are removed', async () => {
  open({ text: FOLDED });
  await page.getByRole('button', { name: 'Add to: Levels' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Of' })).toHaveFocus();
  await pressByKey(/Move up.*Level 4/);
  await expect.element(page.getByRole('button', { name: /Move up.*Level 3/ })).toHaveFocus();
});

it('focuses what it adds and what is left after a removal', async () => {
  open({ text: 'minutes: 60\n' });
  await pressByKey(/^Add: Role/);
  await expect.element(page.getByRole('textbox', { name: 'English' })).toHaveFocus();
});

it('focuses the name of a new entry after one is removed', async () => {
  open({
    schema: { type: 'object', additionalProperties: { type: 'string', title: 'Value' } },
    text: 'one: A\ntwo: B\n',
  });
  await pressByKey(/Remove.*one/);
  await expect.element(page.getByRole('textbox', { name: 'Name of a new entry' })).toHaveFocus();
});

it('shows what it has no field for, without losing it', async () => {
  open();
  await expect.element(page.getByRole('region', { name: 'other' })).toHaveTextContent('[kept]');
});

it('shows what the server refused at the field of its line', async () => {
  open({ problems: [{ file: 'site/data/sample.yaml', line: 3, message: 'Too long. Fix: make it shorter.' }] });
  await expect
    .element(page.getByRole('textbox', { name: 'Length' }))
    .toHaveAccessibleDescription(/Too long\. Fix: make it shorter\./);
});

it('writes a text of a large file when the typing pauses, or the field is left', async () => {
  const large = `${TEXT}# ${'x'.repeat(20_000)}\n`;
  const text = open({ text: large });
  const field = page.getByRole('textbox', { name: 'Its name' });
  await userEvent.fill(field, 'First');
  await expect.element(field).toHaveValue('First');
  expect(text()).toBeUndefined();
  await vi.waitFor(() => expect(text()).toBe(large.replace('Sample', 'First')));
  await userEvent.fill(field, 'Second');
  await userEvent.tab();
  expect(text()).toBe(large.replace('Sample', 'Second'));
});
