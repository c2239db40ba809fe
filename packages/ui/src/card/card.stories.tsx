import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Section } from '../layout';
import { Link } from '../link';
import { Card } from './card';

const meta = {
  title: 'Page/Card',
  id: 'card',
  component: Card,
  args: {
    heading: 'Chemistry',
    href: '#chemistry',
    children: 'HL and SL, Papers 1 and 2, the internal assessment.',
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: StoryObj = {
  render: () => (
    <Section aria-labelledby="services">
      <h2 id="services">Services</h2>
      <Grid>
        <Card heading="Chemistry" href="#chemistry">
          HL and SL, Papers 1 and 2, the internal assessment.
        </Card>
        <Card heading="Theory of Knowledge">The exhibition and the essay.</Card>
        <Card heading="A heading that is much longer than the others and needs several lines on a phone" href="#long" />
      </Grid>
    </Section>
  ),
};

/** Without `href` it is not a link. */
export const OnlyRead: Story = {
  args: { heading: 'Theory of Knowledge', href: undefined, children: 'The exhibition and the essay.' },
};

/** A link in the text is above the link that covers the card. */
export const LinkInTheText: Story = {
  args: {
    children: (
      <>
        HL and SL, Papers 1 and 2. For the practical work see <Link href="#ia">the internal assessment</Link>.
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    heading: 'Interdisciplinary Environmental Systems and Societies, with the internal assessment',
    children:
      'Papers 1 and 2, the case study, and how to weigh what a model leaves out against what it shows. Sessions for SL and, from the courses of 2026 on, HL.',
  },
};

/** It leads to a page in Japanese, and is in Japanese itself. */
export const OfAnotherLanguage: Story = {
  args: { lang: 'ja', heading: '日本のご家庭へ', href: '#jp', children: '授業の時間帯、学校、出願について。' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { heading: 'الكيمياء', children: 'المستويان HL وSL، والورقتان 1 و2، والتقييم الداخلي.' },
};
