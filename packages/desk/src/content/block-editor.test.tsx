import type { ContentMistake } from '@tutoring/domain/content';
import type { DeskComponent } from '@tutoring/domain/desk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { BlockEditor } from './block-editor';

const SECTION: DeskComponent = {
  name: 'Section',
  description: 'A part of the page.',
  attributes: {
    properties: {
      title: { pattern: '\\S' },
      tone: { enum: ['sunken'] },
    },
  },
  snippet: '<Section title="…">',
  inline: false,
};
const PAGE = `<Section title="Prices" tone="sunken">

First sentence. Second sentence.

- <Claim of="sample">An item</Claim>

</Section>
`;

/** The editor with its text, which it shows to the test too. */
function Editor({ problems = [] }: { problems?: readonly ContentMistake[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(PAGE);
  const editor = { text, lang: 'en', above: 6, components: [SECTION], problems, root, onChange: setText };
  return (
    <>
      <BlockEditor {...editor} />
      <output>{text}</output>
    </>
  );
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const shown = () => screen.getByRole('status').textContent;

it('changes the words of a paragraph, an item and a title, and no byte beside them', async () => {
  render(<Editor />);
  await userEvent.type(field('Paragraph'), ' Third sentence.');
  await userEvent.type(field('List item'), ', changed');
  await userEvent.type(field('Section: title'), ' & "more"');
  expect(shown()).toBe(
    PAGE.replace('Second sentence.', 'Second sentence. Third sentence.')
      .replace('An item', 'An item, changed')
      .replace('"Prices"', '"Prices &amp; &quot;more&quot;"'),
  );
});

it('shows no tag as text, and names what a tag is for', () => {
  render(<Editor />);
  const values = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(values).toEqual(['Prices', 'First sentence. Second sentence.', 'An item']);
  expect(screen.getByText('Section').parentElement?.textContent).toBe('Section tone: sunken');
});

it('begins a new block with Enter, and the cursor goes there', async () => {
  render(<Editor />);
  await userEvent.type(field('Paragraph'), '{Enter}', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  const [, second] = screen.getAllByRole('textbox', { name: 'Paragraph' });
  expect(second).toHaveFocus();
  await userEvent.keyboard('And a ');
  await userEvent.type(field('List item'), '{Enter}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  await userEvent.keyboard('Another');
  expect(shown()).toBe(
    PAGE.replace('First sentence. Second', 'First sentence.\n\nAnd a Second').replace(
      '- <Claim of="sample">An item</Claim>',
      '- <Claim of="sample">An item</Claim>\n- <Claim of="sample">Another</Claim>',
    ),
  );
});

it('pastes several lines as one paragraph', async () => {
  render(<Editor />);
  field('Paragraph').focus();
  await userEvent.paste(' Pasted\n  text.');
  expect(shown()).toContain('Pasted text.');
});

it('shows a mistake beside its field', () => {
  render(<Editor problems={[{ file: 'site/content/faq.mdx', line: 9, message: 'There is no such price.' }]} />);
  expect(field('Paragraph')).toHaveAccessibleDescription(/There is no such price/);
  expect(field('List item')).not.toHaveAccessibleDescription(/price/);
});
