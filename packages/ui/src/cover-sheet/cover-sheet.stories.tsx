import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingLink } from '../booking-link';
import { ButtonLink } from '../button';
import { Fact, FactList } from '../fact-list';
import { Section } from '../layout';
import { SessionNote } from '../session-timeline';
import { CoverSheet } from './cover-sheet';

const meta = {
  title: 'Page/Cover sheet',
  id: 'cover-sheet',
  component: CoverSheet,
  args: {
    heading: 'Three minutes about one place',
    price: 'Free',
    steps: [
      'You choose a time.',
      'We look at one piece of marked work.',
      'You get a suggestion with its price, and decide in your own time.',
    ],
    action: <ButtonLink href="#book">Book a Free Consultation</ButtonLink>,
    details: '30 minutes · with one of our team · in English · no card needed',
    children: <p>Bring one marked test, and the course description from your teacher if you have it.</p>,
  },
  argTypes: {
    heading: { control: 'text' },
    details: { control: 'text' },
    action: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof CoverSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Three minutes about one place' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithoutSteps: Story = { args: { steps: [] } };

/** On a service’s page it also says what visitors book. */
export const WithTerms: Story = {
  args: {
    children: (
      <>
        <p>Bring one marked test, and the course description from your teacher if you have it.</p>
        <FactList>
          <Fact label="Price of a session, from">USD 59 / CAD 79</Fact>
          <Fact label="If plans change">You can move or cancel a session free of charge until 24 hours before it.</Fact>
          <Fact label="Coursework">
            We teach the method on practice work. We never write, edit or correct assessed work.
          </Fact>
        </FactList>
      </>
    ),
  },
};

/** A sheet of paper beside the text. It has the page's own theme. */
export const WithSheet: Story = {
  args: {
    beside: (
      <SessionNote
        sample
        well="Every step of the calculation is on paper now, with its unit."
        lost="The answer to “Explain” was a description: two causes, no effect."
        next="Three four-mark questions. Each sentence needs its own “because”."
      />
    ),
  },
};

/** After a sunken section. */
export const BehindASunkenSection: Story = {
  render: (args) => (
    <>
      <Section tone="sunken" heading="When sessions take place">
        <p>In the afternoon and evening, and at weekends.</p>
      </Section>
      <CoverSheet {...args} />
    </>
  ),
};

/** One long word fits the narrowest screen. */
export const LongText: Story = {
  args: {
    heading: 'A free consultation about the Extended Essay, the internal assessments and the exams in one talk',
    price: 'Unverbindlich',
    steps: [
      'You choose a time; the calendar opens in a new tab and shows your own clock as well as ours.',
      'We read one piece of marked work together, and look for the lines at which the same kind of mark is lost.',
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...WithSheet, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    heading: 'ما تُعدّونه للاستشارة المجانية',
    price: 'مجانًا',
    steps: [
      'تختارون موعدًا، ويُفتح التقويم في علامة تبويب جديدة.',
      'نقرأ معًا ورقة مصحَّحة، ونرى أين ضاعت الدرجات.',
      'يصلكم اقتراح بسعره، وتقرّرون على مهل.',
    ],
    action: <BookingLink href="https://calendar.tutoring.example/free-consultation" />,
    children: <p>جهّزوا أسماء المواد ومستوياتها، وموعد الاختبار، وورقة واحدة مصحّحة.</p>,
  },
};
