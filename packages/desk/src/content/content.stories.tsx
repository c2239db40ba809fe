import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { samplePublication } from '../publication/sample';
import { editHref } from './addresses';
import { Content, type ContentProps } from './content';
import { SAMPLE_SCHEMAS, SAMPLES, sampleApi, type SampleApi } from './sample-api';
import { sampleReader } from './sample-reader';

const FAQ = 'site/content/faq.mdx';
const opens = (path: string, field?: string) => editHref({ path, field }).replace(/^[^?]*/, '');

/** Samples of its own for each story. */
function Sample({ prepare, ...args }: ContentProps & { prepare?: (api: SampleApi) => void }) {
  const [api] = useState(() => {
    const made = sampleApi();
    prepare?.(made);
    return made;
  });
  return <Content {...args} api={api} />;
}

const meta = {
  title: 'Desk/Content',
  id: 'content',
  component: Content,
  parameters: { layout: 'padded' },
  args: { api: sampleApi(), read: sampleReader, search: '', loadSchemas: () => Promise.resolve(SAMPLE_SCHEMAS) },
  argTypes: { api: { control: false }, read: { control: false } },
  render: (args) => <Sample {...args} />,
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof Content>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const type = async (canvas: Canvas, text: string, block = 'Paragraph') => {
  const [field] = await canvas.findAllByRole<HTMLTextAreaElement>('textbox', { name: block });
  if (field) await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: 0 });
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const List: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'sample');
    await expect(await canvas.findByRole('link', { name: 'Sample home' })).toBeVisible();
    await expect((await canvas.findAllByText('Sample', { selector: 'mark' }))[0]).toBeVisible();
  },
};
export const Page: Story = {
  args: { search: opens(FAQ) },
  play: async ({ canvas }) => {
    await type(canvas, 'A new sentence.');
    await expect(canvas.getByText(/The translations say/)).toBeVisible();
  },
};
export const Data: Story = {
  args: { search: opens('site/data/prices.yaml') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('The same as text'));
    await expect(canvas.getByRole('textbox', { name: 'Text of the file (YAML)' })).toBeVisible();
  },
};
/** A day of an offer, with a link to the page as it is on that day. */
export const Season: Story = {
  args: { search: opens('site/data/offers.yaml', 'five-for-three.from'), preview: 'https://preview.example.com' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preview as on September 1, 2027' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^First day/)).toHaveFocus());
  },
};
/** A value that the build would refuse: its field says so, and the list above leads to it. */
export const Wrong: Story = {
  args: { search: opens('site/data/prices.yaml') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Minutes/), ' minutes');
    await save(canvas);
    await expect(canvas.getByRole('heading', { name: /a field needs a correction/ })).toHaveFocus();
  },
};
/** Saved, and not published yet. */
export const Unpublished: Story = {
  render: (args) => (
    <Sample {...args} prepare={(api) => void (api.publication = () => Promise.resolve(samplePublication()))} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Changed, not published' })).toBeVisible();
  },
};
export const Arabic: Story = { args: { search: opens('site/content/faq/ar.mdx') } };
export const Insert: Story = {
  args: { search: opens(FAQ) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('The whole text, with its tags'));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert…' }));
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
export const Refused: Story = {
  args: { search: opens(FAQ) },
  play: async ({ canvas }) => {
    await type(canvas, '<Unknown />');
    await save(canvas);
    await canvas.findAllByText(/There is no component/);
    // Beside the field, too.
    const [field] = canvas.getAllByRole('textbox', { name: 'Paragraph' });
    await expect(field).toHaveAccessibleDescription(/There is no component/);
  },
};
/** Two people have changed the same line. */
export const Conflicting: Story = {
  args: { search: opens(FAQ) },
  render: (args) => (
    <Sample
      {...args}
      prepare={(api) => {
        const { save: saves } = api;
        api.save = (...sent) => {
          api.otherSave(FAQ, SAMPLES[FAQ]?.replace('# Sample', '# Somebody else’s'));
          return saves(...sent);
        };
      }}
    />
  ),
  play: async ({ canvas }) => {
    await type(canvas, 'Mine: ', 'Heading');
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use these choices' })).toBeVisible());
  },
};
export const Offline: Story = {
  args: { search: opens(FAQ) },
  render: (args) => <Sample {...args} prepare={(api) => void (api.isOnline = false)} />,
};
export const Phone: Story = { ...Page, globals: { viewport: { value: 'w390', isRotated: false } } };
export const PhoneList: Story = { ...List, globals: { viewport: { value: 'w390', isRotated: false } } };
export const PhoneConflict: Story = { ...Conflicting, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
