import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Marked, MarkedScript, MarkedStrip } from './marked-script';

const meta = {
  title: 'The tutor’s hand/Marked script',
  id: 'marked-script',
  component: MarkedScript,
  args: {
    title: 'Chemistry SL, internal assessment, evaluation',
    grade: '4/6',
    sample: true,
    children: (
      <p>
        My results show that the rate{' '}
        <Marked note="Doubled from what to what? Give both values, with units.">doubled</Marked> when the temperature
        rose by 10 °C, which{' '}
        <Marked variant="tick" note="Good: theory and data meet in one sentence.">
          fits collision theory
        </Marked>
        . The experiment was not perfect because of{' '}
        <Marked note="“Human error” earns nothing. Which reading, off by how much, in which direction?">
          human error
        </Marked>
        . To improve it, I would{' '}
        <Marked by="ai" note="Two changes at once. Which one would tell you more?">
          use a better thermometer and repeat it more times
        </Marked>
        .
      </p>
    ),
  },
} satisfies Meta<typeof MarkedScript>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const doubled = canvas.getByRole('link', { name: 'doubled' });
    await expect(doubled).toHaveFocus();
    // Screen readers announce it once, after its words, as an element of its own.
    await expect(doubled).not.toHaveAccessibleDescription();
    const [tutor, , , machine] = canvas.getAllByRole('note');
    await expect(tutor).toHaveTextContent(/^Tutor: Doubled from what/);
    await expect(machine).toHaveTextContent(/^AI hint, checked by a tutor: Two changes/);
    await expect(doubled.nextElementSibling).toBe(tutor);
    await expect(doubled).toHaveAttribute('href', `#${tutor?.id}`);
    await expect(getComputedStyle(doubled).textDecorationStyle).toBe('wavy');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /better thermometer/ })).toHaveFocus();
  },
};

/** At every width a tick stays on the line of its word, with the full stop after it. */
export const TicksEndLines: Story = {
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('figure');
    const words = [...canvasElement.querySelectorAll('a')].find((link) => link.textContent.includes('fits'));
    const stop = words?.nextElementSibling?.nextSibling;
    const tick = words?.querySelector('svg');
    if (!sheet || !words || !tick || !stop) throw new Error('The sheet has no tick.');
    for (let width = 280; width <= 480; width += 8) {
      sheet.style.inlineSize = `${width}px`;
      const letters = document.createRange();
      letters.setStart(words.firstChild as Text, 'fits collision theor'.length);
      letters.setEnd(words.firstChild as Text, 'fits collision theory'.length);
      const full = document.createRange();
      full.setStart(stop, 0);
      full.setEnd(stop, 1);
      const [letter, mark, after] = [letters, tick, full].map((part) => part.getBoundingClientRect());
      await expect(Math.abs((letter?.bottom ?? 0) - (after?.bottom ?? 99)), `${width} px`).toBeLessThan(8);
      await expect(mark?.left, `${width} px`).toBeGreaterThanOrEqual((letter?.right ?? 0) - 2);
    }
    sheet.style.inlineSize = '';
  },
};

/** What a student wrote and lets us show. The answer is invented for this story. */
export const StudentWork: Story = {
  args: { sample: false, studentWork: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A student’s own work')).toBeVisible();
    await expect(canvas.getByText(/shown with permission, without a name/)).toBeVisible();
    await expect(canvas.queryByText('Sample')).not.toBeInTheDocument();
  },
};
export const StudentWorkInArabic: Story = {
  globals: { language: 'ar' },
  args: { ...StudentWork.args, dir: 'ltr' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    title: 'الكيمياء، التقييم الداخلي، فقرة التقويم',
    children: (
      <p>
        تُظهر نتائجي أن سرعة التفاعل <Marked note="من كم إلى كم؟ اذكر القيمتين مع الوحدة.">تضاعفت</Marked> عندما ارتفعت
        الحرارة عشر درجات، وهذا{' '}
        <Marked variant="tick" note="جيد: النظرية والبيانات في جملة واحدة.">
          يوافق نظرية التصادم
        </Marked>
        .
      </p>
    ),
  },
  play: async ({ canvas }) => {
    // Arabic has no italics: the browser would slant the letters.
    for (const note of canvas.getAllByRole('note')) await expect(getComputedStyle(note).fontStyle).toBe('normal');
    await expect(getComputedStyle(canvas.getByText('4/6')).fontStyle).toBe('normal');
  },
};
/** An English answer on an Arabic page: the sheet runs from left to right, the title and the notes from right to left. */
export const EnglishInArabic: Story = {
  globals: { language: 'ar' },
  args: {
    dir: 'ltr',
    title: 'إجابة يصحّحها المرشّحون: كرة تُقذف إلى أعلى',
    children: (
      <p lang="en">
        At the highest point{' '}
        <Marked variant="tick" note="صحيح. يبقى كما هو.">
          its velocity is zero
        </Marked>
        , <Marked note="كم تصبح السرعة بعد عُشر ثانية، وكيف بلغت ذلك؟">so its acceleration is zero too</Marked>.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('link', { name: 'its velocity is zero' });
    const [note] = canvas.getAllByRole('note');
    await expect(note).toBeDefined();
    if (!note) return;
    await expect(getComputedStyle(words).direction).toBe('ltr');
    await expect(getComputedStyle(note).unicodeBidi).toBe('plaintext');
    await expect(note.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
  },
};
/** One line of the sheet, for the first screen of a phone. */
export const Strip: Story = {
  render: () => (
    <MarkedStrip
      right="agrees with collision theory"
      wrong="human error"
      note="Which reading, off by how much, in which direction?"
    />
  ),
  globals: { viewport: { value: 'w390', isRotated: false } },
};
/** The tutor's three ways to mark words, and the machine's pencil. */
export const Kinds: Story = {
  args: {
    children: (
      <p>
        The gradient is{' '}
        <Marked variant="underline" note="Of which line? Name the axes first.">
          quite steep
        </Marked>
        , so the{' '}
        <Marked variant="tick" note="Yes: the unit decides it.">
          spring constant is 24 N/m
        </Marked>
        . This is{' '}
        <Marked variant="highlight" note="This sentence is your evaluation. Start with it.">
          12% above the value of the manufacturer
        </Marked>
        , which{' '}
        <Marked by="ai" note="Is 12% more than your uncertainty?">
          shows a small error
        </Marked>
        .
      </p>
    ),
  },
};
/** Without marks, and not a sample: only the title is above the text. */
export const WithoutGrade: Story = { args: { grade: undefined, sample: false } };
/** Below 17 rem (a screen at 400 % zoom) each note is below its line, and there is no margin. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 256 }}>
      <MarkedScript {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/My results show/);
    await expect(text.getBoundingClientRect().width).toBeGreaterThan(200);
    const sheet = canvasElement.querySelector('figure');
    await expect(sheet && getComputedStyle(sheet, '::before').content).toBe('none');
  },
};
/** Five notes: the most that appear one after the other. */
export const FiveNotes: Story = {
  args: {
    children: (
      <p>
        {['one', 'two', 'three', 'four', 'five'].map((word) => (
          <Fragment key={word}>
            The <Marked note={`Of what? (${word})`}>value</Marked> of sample {word} was higher than that before it.{' '}
          </Fragment>
        ))}
      </p>
    ),
  },
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const delays = canvas.getAllByRole('note').map((note) => parseFloat(getComputedStyle(note).animationDelay));
    await expect(delays).toHaveLength(5);
    for (const [at, delay] of delays.entries()) await expect(delay).toBeGreaterThan(delays[at - 1] ?? -1);
  },
};
export const DarkStrip: Story = { ...Strip, globals: { ...Strip.globals, theme: 'dark' } };
