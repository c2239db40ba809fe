import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout';
import { Person } from './person';
import { SAMPLE_PHOTO } from './sample-photo';

const meta = {
  title: 'Proof and facts/Person',
  id: 'person',
  component: Person,
  args: {
    name: 'Sample Tutor',
    role: 'IB Chemistry at SL and HL',
    facts: ['Degree in chemistry', 'Taught in IB schools', 'English and French'],
    sample: true,
    level: 2,
  },
  render: (args) => (
    <main>
      <h1>Tutors</h1>
      <Person {...args} />
    </main>
  ),
} satisfies Meta<typeof Person>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ST')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /Sample Tutor/ })).toBeVisible();
  },
};
export const OneName: Story = { args: { name: '山田', role: 'IB日本語A', facts: [] }, globals: { language: 'ja' } };
export const Dark: Story = { globals: { theme: 'dark' } };
/** A real person: without the badge, with a text. */
export const Real: Story = {
  args: {
    name: 'Name Surname',
    sample: false,
    children: <p>What they would like a student to ask in the first session.</p>,
  },
};
/** The picture is a drawing, so that the photo of no real person is shown as somebody else’s. */
export const Photo: Story = {
  args: { name: 'Name Surname', sample: false, photo: SAMPLE_PHOTO },
  play: async ({ canvas, canvasElement }) => {
    const photo = canvasElement.querySelector('img');
    await expect(photo).toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAttribute('alt', '');
    await expect(canvas.queryByText('NS')).not.toBeInTheDocument();
    const { width = 0, height = 0 } = photo?.parentElement?.parentElement?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(0.8, 2);
  },
};
export const PhotoDark: Story = { ...Photo, globals: { theme: 'dark' } };
/** In a narrow column the text is below the frame, as on a sheet of contact prints. */
export const Several: Story = {
  args: { role: 'IB Chemistry at SL and HL', sample: false, facts: [] },
  render: (args) => (
    <main>
      <h1>Tutors</h1>
      <Grid style={{ maxInlineSize: '44rem' }}>
        <Person {...args} name="Name Surname" photo={SAMPLE_PHOTO} />
        <Person {...args} name="Sample Tutor" sample facts={['Degree in chemistry']} />
        <Person {...args} name="Another Rather Long Name" />
      </Grid>
    </main>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading', { level: 2 }).map((name) => name.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
/** The initials are those of the first and the last word. */
export const LongName: Story = {
  args: {
    name: 'A Sample Of A Rather Long Name-With-A-Hyphen',
    role: 'IB and AP Biology, Chemistry and Environmental Systems, with internal assessments and Extended Essays',
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const LongNameWithPhoto: Story = { ...LongName, args: { ...LongName.args, sample: false, photo: SAMPLE_PHOTO } };
/** The two letters are apart, because joined they would be a word. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    name: 'معلّم نموذجي',
    role: 'كيمياء IB بالمستويين SL وHL',
    facts: ['شهادة في الكيمياء', 'تعليم في مدارس IB', 'العربية والإنجليزية'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('م ن')).toBeInTheDocument();
  },
};
export const ArabicWithPhoto: Story = {
  globals: { language: 'ar' },
  args: { ...Arabic.args, sample: false, photo: SAMPLE_PHOTO },
};
