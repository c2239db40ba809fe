import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../layout';
import { Highlight, Kicker, Lead, Prose, Scroller, Small } from './text';

const meta = { title: 'text', component: Prose, tags: ['autodocs'] } satisfies Meta<typeof Prose>;
export default meta;

/** A tab stop only where there is something to scroll to; words in its cells stay whole. */
export const WideTable: StoryObj = {
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
    await waitFor(() => expect(narrow).toHaveAttribute('tabindex', '0'));
    await expect(wide).not.toHaveAttribute('tabindex');
    await expect(narrow?.querySelector('td')?.getBoundingClientRect().height).toBe(
      wide?.querySelector('td')?.getBoundingClientRect().height,
    );
    await userEvent.tab();
    await expect(narrow).toHaveFocus();
  },
};

export const LongText: StoryObj = {
  render: () => (
    <Container>
      <Prose>
        <Kicker>IB Chemistry</Kicker>
        <h1>
          Where the marks <Highlight>really are</Highlight>
        </h1>
        <Lead>Most lost marks in Paper 2 are not lost for want of knowledge.</Lead>
        <h2>What examiners ask for</h2>
        <p>A command term says how long the answer is. “State” wants a word; “explain” wants a because.</p>
        <ul>
          <li>Units in every line of a calculation</li>
          <li>Significant figures as in the data</li>
        </ul>
        <Scroller aria-label="Components and weights">
          <table>
            <caption>Components and weights</caption>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Weight</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Paper 1</th>
                <td>36 %</td>
              </tr>
              <tr>
                <th scope="row">Paper 2</th>
                <td>44 %</td>
              </tr>
            </tbody>
          </table>
        </Scroller>
        <Small>Sources, last checked 2026-11</Small>
      </Prose>
    </Container>
  ),
};
