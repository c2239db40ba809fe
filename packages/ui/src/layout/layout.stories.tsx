import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Aside, Band, Grid, Row, Section, Stack, VisuallyHidden } from './layout';

const meta = { title: 'layout', component: Section, tags: ['autodocs'] } satisfies Meta<typeof Section>;
export default meta;

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
