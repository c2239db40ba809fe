import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Section } from '../layout';
import { Scroller } from './scroller';

const meta = {
  title: 'Page/Scroller',
  id: 'scroller',
  component: Scroller,
  args: {
    'aria-label': 'Table: Component, SL, HL',
    style: { inlineSize: 300 },
    children: (
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Standard Level</th>
            <th scope="col">Higher Level</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Paper 1</th>
            <td>36 %, 1 h 30 min</td>
            <td>36 %, 2 h</td>
          </tr>
          <tr>
            <th scope="row">Paper 2</th>
            <td>44 %, 1 h 30 min</td>
            <td>44 %, 2 h 30 min</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  argTypes: {
    'aria-label': { description: 'The name of what it holds, read when the focus comes to it.', control: 'text' },
    style: { description: 'Here its width, to see it scroll.' },
    children: { control: false },
  },
} satisfies Meta<typeof Scroller>;
export default meta;

/** Narrower than its table: a shadow at the edge shows that there is more. */
export const Default: StoryObj<typeof meta> = {};

/** It is a tab stop only if it scrolls. Words in its cells do not break. */
export const WideTable: StoryObj<typeof meta> = {
  args: { 'aria-label': 'A table' },
  render: () => (
    <>
      {[600, 200].map((width) => (
        <Scroller key={width} aria-label={`A table in ${width} pixels`} style={{ inlineSize: width }}>
          <table>
            <tbody>
              <tr>
                <td>Gesellschaftswissenschaften</td>
                <td>Naturwissenschaften</td>
              </tr>
            </tbody>
          </table>
        </Scroller>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByRole('region');
    await waitFor(() => expect(wide).not.toHaveAttribute('tabindex'));
    await expect(narrow).toHaveAttribute('tabindex', '0');
    await expect(narrow?.querySelector('td')?.getBoundingClientRect().height).toBe(
      wide?.querySelector('td')?.getBoundingClientRect().height,
    );
    await userEvent.tab();
    await expect(narrow).toHaveFocus();
  },
};

/** The edges have the colour of the background. */
export const OnASunkenSection: StoryObj<typeof meta> = {
  render: (args) => (
    <Section tone="sunken" heading="How it is assessed">
      <Scroller {...args} />
    </Section>
  ),
};
export const Phone: StoryObj<typeof meta> = {
  args: { style: {} },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const Dark: StoryObj<typeof meta> = { ...WideTable, globals: { theme: 'dark' } };
export const Arabic: StoryObj<typeof meta> = { ...WideTable, globals: { language: 'ar' } };
