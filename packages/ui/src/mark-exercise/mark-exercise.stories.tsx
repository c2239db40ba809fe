import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link';
import { MarkExercise, type MarkExerciseSentence } from './mark-exercise';

const sentences: MarkExerciseSentence[] = [
  {
    text: 'At a higher temperature the particles have more energy.',
    earns: false,
    note: 'The question says so. Nothing for repeating it.',
  },
  { text: 'So they collide more often.', earns: true, note: 'Short, and enough: how often. A small effect.' },
  {
    text: 'The extra collisions make the reaction twice as fast.',
    earns: false,
    note: 'Speeds rise by under 2%. Does that double a rate?',
  },
  {
    text: 'A collision leads to a reaction only if it has at least the activation energy.',
    earns: true,
    note: '“At least” makes it exact.',
  },
  {
    text: 'At 30 °C a much larger fraction of the particles has that energy.',
    earns: true,
    note: 'The heart of it: the fraction, not the average.',
  },
  {
    text: 'The heat also lowers the activation energy.',
    earns: false,
    note: 'A catalyst offers a lower one. Warming changes nothing here.',
  },
];

const meta = {
  title: 'The tutor’s hand/Mark exercise',
  id: 'mark-exercise',
  component: MarkExercise,
  args: {
    question:
      'Warmed from 20 °C to 30 °C, a reaction is twice as fast, although the particles’ average energy rises by only 3%. Explain why.',
    sentences,
    sample: true,
  },
  argTypes: { sentences: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof MarkExercise>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody has ticked anything yet. */
export const Default: Story = {};

/** Two ticks agree with the tutor’s, one does not, and one is missing. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /^Warmed from .*\[6 marks\]$/ });
    for (const name of [/collide more often/, /extra collisions/, /larger fraction/, /at a higher/i])
      await userEvent.click(within(group).getByRole('checkbox', { name }));
    await expect(canvas.getAllByRole('note', { hidden: true })[0]).not.toBeVisible();
    await userEvent.click(canvas.getByText('Compare with the tutor'));
    await expect(canvas.getAllByRole('note')[1]).toHaveTextContent(/^Tutor, one mark: Short/);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'You gave 4/6, the tutor 3/6. You missed line 4. The tutor gives nothing for line 1 and line 3.',
    );
    await expect(canvas.getByRole('button', { name: 'Ask a friend to mark it' })).toBeVisible();
  },
};

/** The keyboard reaches each tick, and then the comparison. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^1 At a higher/ })).toBeChecked();
    for (let at = 0; at < 6; at += 1) await userEvent.tab();
    await expect(canvas.getByText('Compare with the tutor').closest('summary')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: /^Warmed/ })).toHaveAccessibleDescription(
      /^Tick each sentence that earns a mark. Sample/,
    );
  },
};

/** Every tick is the tutor’s. */
export const Agreed: Story = {
  play: async ({ canvas }) => {
    for (const name of [/collide more often/, /at least the activation/, /larger fraction/])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByText('Compare with the tutor'));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'You gave 3/6, the tutor 3/6. You agree on every line.',
    );
  },
};

/** From 44 rem the tutor’s reasons are in a margin. The mark scheme and a link follow. */
export const Wide: Story = {
  args: {
    children: (
      <>
        <p>Mark scheme: one mark each for collisions, energy and fraction.</p>
        <Link href="#practice">IB Chemistry practice</Link>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ inlineSize: 900 }}>{Story()}</div>
      </div>
    ),
  ],
  play: Compared.play,
};
export const Phone: Story = { ...Compared, globals: { viewport: { value: 'w390', isRotated: false } } };
/** As wide as a phone at 400 % zoom. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 256 }}>{Story()}</div>],
  play: Compared.play,
};
export const Dark: Story = { ...Compared, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    question: 'كيف يجعل المتنبي الفخر مسموعًا في قوله: «الخيلُ والليلُ والبيداءُ تعرفُني»؟',
    sentences: [
      { text: 'هذا بيت جميل يدل على سعة خيال الشاعر.', earns: false, note: 'تصلح لكل بيت. ماذا في هذا البيت؟' },
      { text: 'يبدأ البيت بثلاثة أسماء معطوفة بالواو.', earns: true, note: 'وصفتَ البناء كما هو، وهذا ما يُسأل عنه.' },
      {
        text: 'فتتوالى الأشياء كأنها شهود يتقدّمون واحدًا بعد آخر.',
        earns: true,
        note: 'الأثر بعد البناء: هكذا تُكسب الدرجة.',
      },
      { text: 'وفي البيت استعارة مكنية.', earns: false, note: 'سمّيتَها فقط. ما الذي تفعله هنا؟' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /استعارة/ }));
    await userEvent.click(canvas.getByText('قارنوا بتصحيح المعلّم'));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('أعطيتم 1/4، وأعطى المعلّم 2/4.');
  },
};
