import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Container } from '../layout';
import { Scroller } from '../scroller';
import { Highlight, Kicker, Lead, Prose, Small } from './text';

/** The text of each component, to try longer ones. */
interface Messages {
  kicker: string;
  heading: string;
  highlighted: string;
  lead: string;
  text: string;
  small: string;
}

const meta = {
  title: 'Page/Text',
  id: 'text',
  component: Prose,
  args: {
    kicker: 'IB Economics',
    heading: 'An evaluation',
    highlighted: 'needs a because',
    lead: 'Most answers list advantages and disadvantages. Marks begin where one outweighs the other.',
    text: 'A tariff protects jobs in steel. It costs jobs in cars, which are made of steel. Say which are more, and how you know.',
    small: 'Sources, last checked 2026-11',
  },
  argTypes: {
    kicker: { description: 'In `Kicker`, above the title.' },
    heading: { description: 'The first words of the title.' },
    highlighted: { description: 'Its last words, in `Highlight`.' },
    lead: { description: 'In `Lead`, right under the title.' },
    text: { description: 'A paragraph: `Prose` gives it its measure and the space around it.' },
    small: { description: 'In `Small`, at the end.' },
  },
  render: ({ kicker, heading, highlighted, lead, text, small }) => (
    <Container>
      <Prose>
        <Kicker>{kicker}</Kicker>
        <h1>
          {heading} <Highlight>{highlighted}</Highlight>
        </h1>
        <Lead>{lead}</Lead>
        <p>{text}</p>
        <Small>{small}</Small>
      </Prose>
    </Container>
  ),
} satisfies Meta<ComponentProps<typeof Prose> & Messages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

export const NumberedList: StoryObj = {
  render: () => (
    <Container>
      <Prose>
        <h2>How to read a data question</h2>
        <ol>
          <li>The command term, and the number of marks beside it</li>
          <li>The axes with their units, before the curve</li>
          <li>The anomaly: there is one, or the question would be shorter</li>
        </ol>
        <h3>Then write</h3>
        <p>One sentence for each mark.</p>
      </Prose>
    </Container>
  ),
};

/** The stroke continues on the next line. */
export const HighlightOverLines: Story = {
  args: { highlighted: 'needs a because, a figure and the name of whoever pays for it in the end' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    kicker: 'IB 経済',
    heading: '評価には',
    highlighted: '根拠を書く',
    lead: '利点と欠点を並べるだけでは点になりません。',
    text: '関税は鉄鋼業の雇用を守りますが、鉄を使う自動車産業の雇用を減らします。どちらが多いかを書きます。',
    small: '出典の最終確認：2026年11月',
  },
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    kicker: 'الاقتصاد في البكالوريا الدولية',
    heading: 'التقويم',
    highlighted: 'يحتاج إلى سبب',
    lead: 'تبدأ الدرجات حين ترجّح كفّةً على أخرى، لا حين تعدّد المزايا والعيوب.',
    text: 'تحمي الرسوم الجمركية وظائف في صناعة الصلب، وتكلّف وظائف في صناعة السيارات. اكتب أيّهما أكثر، وكيف عرفت.',
    small: 'المصادر، آخر مراجعة 2026-11',
  },
};
