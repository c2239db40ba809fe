import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContentError } from '../content-api';
import type { SampleApi } from '../content/sample-api';
import { PEOPLE_FILE } from './people-file';
import { People, type PeopleProps } from './people';
import { forgetPicture, keptPictures } from './picture-store';
import { nobodyApi, SAMPLE_PEOPLE, SAMPLE_SCHEMAS, samplePeopleApi, samplePeopleReader, samplePicture } from './sample';

/** Samples of its own for each story. */
function Sample({ make = samplePeopleApi, ...args }: PeopleProps & { make?: () => SampleApi }) {
  const [api] = useState(make);
  return <People {...args} api={api} />;
}

const clear = async () => {
  localStorage.clear();
  for (const kept of (await keptPictures()).keys()) await forgetPicture(kept);
  history.replaceState(null, '', location.pathname + location.search);
};
const meta = {
  title: 'Desk/People',
  id: 'people',
  component: People,
  parameters: { layout: 'padded' },
  args: {
    api: samplePeopleApi(),
    read: samplePeopleReader,
    loadSchemas: () => Promise.resolve(SAMPLE_SCHEMAS),
    timeZone: 'America/Toronto',
    today: '2026-11-27',
  },
  argTypes: { api: { control: false }, read: { control: false }, loadSchemas: { control: false } },
  render: (args) => <Sample {...args} />,
  beforeEach: async () => {
    await clear();
    return clear;
  },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('link', { name }));
const rename = async (canvas: Canvas, to: string) => {
  const name = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, to);
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Nobody is named yet: what the site shows until then. */
export const Samples: Story = {
  render: (args) => <Sample {...args} make={nobodyApi} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Samples on the site now' })).toBeVisible();
  },
};
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You could add: photo, weekly hours/)).toBeVisible();
  },
};
export const Person: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Sample Ana Lopez');
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
/** The part of a picture that pages show, and the record of the consent beside it. */
export const NewPhoto: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Sample Ben Okafor');
    const chooser = await canvas.findByLabelText('File with a photo of Sample Ben Okafor');
    await userEvent.upload(chooser, await samplePicture(1500, 1000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(canvas.getByText(/Without a consent there is no photo/)).toBeVisible();
  },
};
/** The photo is there, with its consent, and not saved yet. */
export const Photo: Story = {
  play: async (context) => {
    const { canvas } = context;
    await NewPhoto.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /Consent given by/ }), 'Sample Ben Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'The photo of Sample Ben Okafor' })).toBeVisible());
  },
};
export const Removed: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Sample Ben Okafor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Sample Ben Okafor' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
};
/** What the build would refuse, above the form and at its field. */
export const Refused: Story = {
  render: (args) => (
    <Sample
      {...args}
      make={() => ({
        ...samplePeopleApi(),
        save: () =>
          Promise.reject(
            new ContentError('The build would refuse this. Nothing was saved.', {
              problems: [
                { file: PEOPLE_FILE, line: 2, message: 'Two people have this name.\nFix: change one of them.' },
              ],
            }),
          ),
      })}
    />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'Sample Ana Lopez');
    await rename(canvas, 'Sample Ben Okafor');
    await save(canvas);
    await expect(await canvas.findByRole('heading', { name: /Nothing was saved/ })).toBeVisible();
  },
};
/** Two people have changed the same name. */
export const Conflicting: Story = {
  render: (args) => (
    <Sample
      {...args}
      make={() => {
        const api = samplePeopleApi();
        const { save: saves } = api;
        api.save = (...sent) => {
          api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('Ben Okafor', 'Benjamin Okafor'));
          return saves(...sent);
        };
        return api;
      }}
    />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'Sample Ben Okafor');
    await rename(canvas, 'Sample Ben');
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use these choices' })).toBeVisible());
  },
};
export const Offline: Story = {
  render: (args) => <Sample {...args} make={() => ({ ...samplePeopleApi(), read: offline })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
const offline: SampleApi['read'] = () => Promise.reject(new ContentError('There is no connection.'));

const phone = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Phone: Story = { ...Person, ...phone };
export const PhoneList: Story = { ...List, ...phone };
export const PhonePhoto: Story = { ...NewPhoto, ...phone };
export const Dark: Story = { ...Person, globals: { theme: 'dark' } };
export const DarkPhoto: Story = { ...Photo, globals: { theme: 'dark' } };
