import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SAMPLE_PHOTO } from '../person/sample-photo';
import { TutorList, type Tutor } from './tutor-list';

const evenings = { days: [1, 2, 3, 4, 5], from: '16:00', to: '21:00' };
const weekend = { days: [6], from: '10:00', to: '14:00' };
/** Invented, and marked. */
const TUTORS: Tutor[] = [
  {
    name: 'Sample tutor A',
    sample: true,
    role: 'Tutor',
    facts: ['Degree in chemistry'],
    subjects: [
      { id: 'chemistry', label: 'Chemistry', levels: ['IB SL', 'IB HL', 'AP'] },
      { id: 'biology', label: 'Biology', levels: ['IB SL'] },
    ],
    languages: ['en', 'fr'],
    hours: { zone: 'America/Toronto', windows: [evenings, weekend] },
    checked: [
      { what: 'identity', on: '2026-11-02', by: 'Sample person B' },
      { what: 'trial', on: '2026-11-09', by: 'Sample person B' },
    ],
    note: {
      well: 'Every step is on paper now, with its unit.',
      lost: 'The answer to “Explain” was a description.',
      next: 'Three four-mark questions, each sentence with its own “because”.',
    },
  },
  {
    name: 'Sample tutor B',
    sample: true,
    role: 'Tutor',
    subjects: [{ id: 'history', label: 'History', levels: ['IB HL'] }],
    languages: ['en', 'de'],
    hours: { zone: 'Europe/Berlin', windows: [{ days: [6, 7], from: '09:00', to: '12:00' }] },
  },
  {
    name: 'Sample counsellor C',
    sample: true,
    role: 'University counsellor',
    subjects: [{ id: 'university', label: 'University counselling' }],
    languages: ['en'],
  },
];

const meta = {
  title: 'Proof and facts/Tutor list',
  id: 'tutor-list',
  component: TutorList,
  args: { tutors: TUTORS, level: 2, empty: <a href="#book">Book a free consultation</a> },
  render: (args) => (
    <main>
      <h1>Tutors</h1>
      <TutorList {...args} />
    </main>
  ),
} satisfies Meta<typeof TutorList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: 3 of 3');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'fr');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: 1 of 3');
  },
};
/** If nobody matches, the list says what to do. */
export const Nobody: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Subject'), 'history');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'fr');
    await expect(canvas.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent(/book a free consultation/);
    await expect(canvas.getByRole('link', { name: 'Book a free consultation' })).toBeVisible();
  },
};
/** What was checked, and a note, behind one press each. */
export const Open: Story = {
  play: async ({ canvas, step }) => {
    const [first] = canvas.getAllByRole('listitem');
    const card = within(first as HTMLElement);
    await step('opens', async () => {
      await userEvent.click(card.getByText('What we checked'));
      await userEvent.click(card.getByText('A note after a session'));
    });
    await expect(card.getByText('November 2, 2026, by Sample person B')).toBeVisible();
    await expect(card.getByText('What lost marks')).toBeVisible();
  },
};
/** On a page about one subject, there is nothing to filter. */
export const WithoutFilters: Story = {
  args: { filters: false, tutors: TUTORS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Hours on your clock')).toBeVisible();
  },
};
/** A real person, with a drawing in place of a photo. */
export const Photo: Story = {
  args: { tutors: [{ ...TUTORS[0]!, name: 'Name Surname', sample: false, photo: SAMPLE_PHOTO }] },
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'w390', isRotated: false } } };
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'w390', isRotated: false } } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('ما تحققنا منه'));
    await expect(canvas.getByText(/^2 نوفمبر 2026/)).toBeVisible();
  },
};
export const ArabicPhone: Story = { globals: { language: 'ar', viewport: { value: 'w390', isRotated: false } } };
export const Japanese: Story = { globals: { language: 'ja' } };
