import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout';
import { Scroller } from '../scroller';
import { Highlight, Kicker, Lead, Prose, Small } from './text';

const meta = { title: 'text', component: Prose, tags: ['autodocs'] } satisfies Meta<typeof Prose>;
export default meta;

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
