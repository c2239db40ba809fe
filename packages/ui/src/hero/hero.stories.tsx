import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { Container } from '../layout';
import { Highlight } from '../text';
import { Hero } from './hero';

const meta = {
  title: 'hero',
  component: Hero,
  tags: ['autodocs'],
  args: {
    kicker: 'IB Diploma and AP · online',
    children: (
      <>
        <h1>
          A tutor who reads <Highlight>your margin notes</Highlight>
        </h1>
        <p>One-to-one lessons with subject teachers, and AI practice between them that a tutor checks.</p>
      </>
    ),
    actions: (
      <>
        <ButtonLink href="#book">Book a Free Consultation</ButtonLink>
        <ButtonLink href="#ask" kind="secondary">
          Ask a question first
        </ButtonLink>
      </>
    ),
    note: 'Sessions from USD 59 / CAD 79.',
  },
  render: (args) => (
    <Container>
      <Hero {...args} />
    </Container>
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <p>Something that proves it.</p> } };
export const Dark: Story = { globals: { theme: 'dark' } };
