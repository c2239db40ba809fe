import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingLink } from '../booking-link';
import { ButtonLink } from '../button';
import { Container } from '../layout';
import { MarkExercise } from '../mark-exercise';
import { Marked, MarkedScript, MarkedStrip } from '../marked-script';
import { Ink, Plate, RedPen, SoftInk } from '../plate';
import { Highlight } from '../text';
import { Hero } from './hero';

const meta = {
  title: 'Page/Hero',
  id: 'hero',
  component: Hero,
  args: {
    kicker: 'IB Diploma and AP · online',
    children: (
      <>
        <h1>
          A tutor who reads <Highlight>your margin notes</Highlight>
        </h1>
        <p>One-to-one sessions with subject teachers, and AI practice between them that a tutor checks.</p>
      </>
    ),
    actions: (
      <>
        <ButtonLink href="#book">Book a Free Consultation</ButtonLink>
        <ButtonLink href="#ask" variant="secondary">
          Ask a question first
        </ButtonLink>
      </>
    ),
    details: '30 minutes · with one of our team · in English · no card needed',
    note: 'Sessions from USD 59 / CAD 79.',
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    details: { control: 'text' },
    note: { control: 'text' },
    when: { control: 'text' },
    terms: { control: 'text' },
    strip: { control: false },
    aside: { control: false },
    plate: { control: false },
  },
  render: (args) => (
    <Container>
      <Hero {...args} />
    </Container>
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390', isRotated: false } };

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <p>Something that proves it.</p> } };

/** Everything that the first screen of a service can have. The strip, the sheet’s text in a line, appears on phones only. */
export const Service: Story = {
  args: {
    kicker: 'IB Chemistry, SL and HL',
    children: (
      <>
        <h1>
          IB Chemistry tutoring: <Highlight>say which bonds break</Highlight>
        </h1>
        <p>We read how the answer was written, and work on the lines where marks are lost.</p>
      </>
    ),
    strip: (
      <MarkedStrip
        right="Particles collide more often"
        wrong="so the yield rises"
        note="The rate rises. Does the position of equilibrium move?"
      />
    ),
    when: 'IB May 2027 · in 23 weeks',
    terms: 'You can move or cancel a session free of charge until 24 hours before it.',
    aside: (
      <MarkedScript title="Chemistry HL, Paper 2, a sample answer" grade="2/4" sample>
        <p>
          At a higher temperature{' '}
          <Marked variant="tick" note="Right: you say what the particles do.">
            particles collide more often
          </Marked>
          , <Marked note="The rate rises. Does the position of equilibrium move?">so the yield rises</Marked>.
        </p>
      </MarkedScript>
    ),
  },
};

/** A subject with its plate, which on phones is above the lead. */
export const WithPlate: Story = {
  args: {
    ...Service.args,
    strip: undefined,
    aside: undefined,
    plate: (
      <Plate
        tint="mint"
        ruling="graph"
        height={200}
        sample
        label="A graph whose line is extended beyond its last point, which the tutor has ringed."
        poster="How far may the line go?"
      >
        <SoftInk>
          <path d="M40 20V160H380" />
        </SoftInk>
        <Ink>
          <path d="M60 140 220 80" />
          <circle cx="220" cy="80" r="4.5" />
        </Ink>
        <RedPen>
          <path pathLength={1} d="M218 62c20-6 36 6 32 20s-34 20-46 6-4-24 18-26" />
          <text x="266" y="76">
            Your data end.
          </text>
        </RedPen>
      </Plate>
    ),
  },
};
export const WithPlateOnAPhone: Story = {
  ...WithPlate,
  globals: phone,
  play: async ({ canvas }) => {
    const plate = canvas.getByRole('figure').getBoundingClientRect();
    await expect(plate.top).toBeGreaterThan(canvas.getByText(/Sessions from/).getBoundingClientRect().bottom);
    await expect(plate.bottom).toBeLessThan(canvas.getByText(/We read how the answer/).getBoundingClientRect().top);
  },
};

/** An aside that visitors use is above the lead on phones, right below the next step. */
export const AsideFirst: Story = {
  globals: phone,
  args: {
    asideFirst: true,
    aside: (
      <MarkExercise
        question="Ice floats on water. Explain why."
        sample
        sentences={[
          { text: 'Ice is lighter.', earns: false, note: 'Lighter than how much water? Compare densities.' },
          { text: 'Ice has a lower density than water.', earns: true, note: 'The right quantity.' },
          { text: 'The bonds expand in the cold.', earns: false, note: 'Which bonds? They do not get longer.' },
          { text: 'Hydrogen bonds hold the molecules apart.', earns: true, note: 'The reason.' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const top = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top(/^Book a Free/)).toBeLessThan(top(/^Ice floats/));
    await expect(top(/^Compare with/)).toBeLessThan(top(/^One-to-one sessions/));
  },
};

/** An article: no booking link, and a byline in place of the terms. */
export const Plain: Story = {
  args: {
    kicker: 'Study skills',
    children: (
      <>
        <h1>
          Study routines that work: <Highlight>short, spaced and tested</Highlight>
        </h1>
        <p>What the studies measured, and how to fit it into a week with six subjects.</p>
      </>
    ),
    actions: undefined,
    details: undefined,
    note: undefined,
    terms: '3 September 2026 · 7 min',
  },
};

export const LongText: Story = {
  args: {
    kicker: 'Internal assessment, Extended Essay and Theory of Knowledge, for the May and the November session',
    children: (
      <>
        <h1>
          Interdisciplinary Environmental Systems and Societies tutoring, SL and HL:{' '}
          <Highlight>one case study, argued from both sides to the end</Highlight>
        </h1>
        <p>
          Many answers name a strategy and stop. We take one case, such as a fishery or a reservoir, and ask who gains,
          who pays and what the data can show, until the evaluation is as long as the description.
        </p>
      </>
    ),
  },
};

export const Phone: Story = { ...Service, globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkWithScript: Story = { ...Service, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    kicker: 'لأولياء الأمور والطلبة في دولة الإمارات',
    children: (
      <>
        <h1>
          دروس IB وAP في الإمارات، <Highlight>بخطة تبدأ من الجامعة التي تقصدونها</Highlight>
        </h1>
        <p>حصص فردية مباشرة عبر الإنترنت. نسأل أولًا: متى الاختبار، وأي جامعة تقصدون، وأين تضيع الدرجات؟</p>
      </>
    ),
    actions: (
      <>
        <BookingLink href="https://calendar.tutoring.example/free-consultation" />
        <ButtonLink href="#ask" variant="secondary">
          اطرحوا سؤالكم أولًا
        </ButtonLink>
      </>
    ),
    details: '30 دقيقة · مع أحد أعضاء فريقنا · بالإنجليزية · دون بطاقة',
    note: 'سعر الحصة يبدأ من USD 59 / CAD 79.',
    terms: 'يمكنكم تغيير موعد الحصة أو إلغاؤها مجانًا قبل بدايتها بـ24 ساعة على الأقل.',
  },
};
