import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Section } from '../layout';
import { Card } from './card';

const meta = { title: 'card', component: Card, tags: ['autodocs'] } satisfies Meta<typeof Card>;
export default meta;

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
