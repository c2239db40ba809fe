import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Poster } from '../poster';
import { Aside, Band, Container, Grid, Row, Section, Stack, VisuallyHidden } from './layout';

const meta = {
  title: 'Page/Layout',
  id: 'layout',
  component: Section,
  args: {
    heading: 'What happens in a session',
    children: 'The student works aloud, and the tutor writes in the margin at the line where marks are lost.',
  },
  argTypes: { heading: { control: 'text' }, margin: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sections: StoryObj = {
  render: () => (
    <>
      <Band>
        <p>What belongs to a hero.</p>
      </Band>
      <Section aria-labelledby="plain">
        <Stack>
          <h2 id="plain">A plain section</h2>
          <Aside>
            <p>The text of a section, on the wider side.</p>
            <p>Something narrower beside it.</p>
          </Aside>
          <Row>
            <span>One</span>
            <span>Two</span>
            <VisuallyHidden>Three, for screen readers</VisuallyHidden>
          </Row>
        </Stack>
      </Section>
      <Section tone="sunken" heading="A band of its own">
        <Grid>
          <Card heading="First" />
          <Card heading="Second" />
          <Card heading="Third" />
        </Grid>
      </Section>
    </>
  ),
};

export const Sunken: Story = { args: { tone: 'sunken' } };
export const Plate: Story = { args: { kind: 'plate' } };
export const Dense: Story = { args: { kind: 'dense' } };
export const WithMargin: Story = {
  args: { margin: <Poster value="45">points: the most that an IB Diploma can have</Poster> },
};
export const Wide: Story = {
  args: {
    heading: 'Subjects',
    wide: true,
    children: (
      <Grid>
        {['Biology', 'Chemistry', 'Physics', 'Mathematics'].map((subject) => (
          <Card key={subject} heading={subject} href={`#${subject}`}>
            SL and HL, papers and internal assessment.
          </Card>
        ))}
      </Grid>
    ),
  },
};

/** The last row of a section's grid never has a single item: four items are two and two, although three would fit. */
export const FourInAGrid: Story = { args: { ...Wide.args, wide: false } };

/** Centred on the page's grid, without the space of a section above and below. */
export const InAContainer: StoryObj = {
  render: () => (
    <Container>
      <p>At most 1,200 px wide, and never at the very edge of the screen.</p>
    </Container>
  ),
};

export const LongHeading: Story = {
  args: {
    heading: 'Internal assessment, Extended Essay and Theory of Knowledge: what we read, and what we never write',
  },
};
export const Phone: Story = { ...WithMargin, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Sunken, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    heading: 'ماذا يجري في الحصة؟',
    children: 'يشرح الطالب خطواته بصوت مسموع، ويكتب المعلّم ملاحظته في الهامش فورًا، عند الموضع الذي تعثّر فيه الحل.',
  },
};
