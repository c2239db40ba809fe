import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Section } from '../layout';
import { Ink, Plate, RedPen } from '../plate';
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

/** Sheets beside each other. On a phone the next one shows that there is more. */
export const Row: StoryObj<typeof meta> = {
  args: { 'aria-label': 'Marked work' },
  render: () => (
    <Scroller row aria-label="Marked work">
      {(['mint', 'buff', 'sky'] as const).map((tint) => (
        <Plate
          key={tint}
          tint={tint}
          ruling="squares"
          sample
          height={200}
          label="A straight line, ticked."
          poster={tint}
        >
          <Ink>
            <path d="M40 160 360 40" />
          </Ink>
          <RedPen>
            <path pathLength={1} d="m190 110 10 14 24-40" />
          </RedPen>
        </Plate>
      ))}
    </Scroller>
  ),
};
export const PhoneRow: StoryObj<typeof meta> = {
  ...Row,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('figure').map((sheet) => sheet.getBoundingClientRect());
    await expect(first?.right).toBeLessThan(360);
    await expect(second?.left).toBeLessThan(390);
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const ArabicRow: StoryObj<typeof meta> = {
  ...PhoneRow,
  play: undefined,
  globals: { ...PhoneRow.globals, language: 'ar' },
};
