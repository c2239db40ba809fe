import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedPage, type PageMark } from './marked-page';
import { samplePage } from './sample-page';

const MARKS: readonly PageMark[] = [
  { id: 'a', page: 0, kind: 'tick', box: { x: 0.72, y: 0.08, width: 0.06, height: 0.03 }, note: '' },
  {
    id: 'b',
    page: 0,
    kind: 'wavy',
    box: { x: 0.1, y: 0.17, width: 0.5, height: 0.035 },
    note: 'Doubled from what to what? Give both values, with units.',
  },
  {
    id: 'c',
    page: 0,
    kind: 'highlight',
    box: { x: 0.09, y: 0.42, width: 0.55, height: 0.035 },
    note: 'This sentence is your evaluation. Start with it.',
  },
  {
    id: 'd',
    page: 1,
    kind: 'underline',
    box: { x: 0.12, y: 0.27, width: 0.4, height: 0.035 },
    note: 'Of which line? Name the axes first.',
  },
  {
    id: 'e',
    page: 1,
    kind: 'ring',
    box: { x: 0.3, y: 0.66, width: 0.22, height: 0.05 },
    note: '“Human error” earns nothing.\nWhich reading, off by how much, in which direction?',
  },
];

const meta = {
  title: 'The tutor’s hand/Marked page',
  id: 'marked-page',
  component: MarkedPage,
  args: {
    title: 'Chemistry SL, practice question (sample)',
    question: 'Explain how temperature changes the rate of this reaction. [4]',
    grade: '3/4',
    comment: 'Your theory is right. Next time give the two values before you compare them.',
    pages: [samplePage(1), samplePage(7)],
    marks: MARKS,
  },
} satisfies Meta<typeof MarkedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('The element is missing.');
  return element.getBoundingClientRect();
};

export const Default: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('img');
    await expect(first).toHaveAccessibleName('Page 1 of 2, photograph');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Note 1',
      'Note 2',
      'Note 3',
      'Note 4',
    ]);
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items[0]).toBe('tick, in the upper half');
    await expect(items[1]).toContain('Note 1, wavy line, in the upper half: Doubled from what');
    await expect(items[4]).toContain('Note 4, ringed, in the lower half: “Human error”');
    for (const link of links)
      await expect(canvasElement.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
    // The strips of a page touch: there is no gap in the photograph.
    for (const figure of canvasElement.querySelectorAll('figure')) {
      const strips = [...figure.querySelectorAll(':scope > svg')];
      for (const [at, strip] of strips.entries())
        if (at > 0) await expect(Math.abs(box(strip).top - box(strips[at - 1]).bottom)).toBeLessThan(1);
    }
  },
};
/** A note stands below its line. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <MarkedPage {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link')) {
      const note = canvasElement.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`);
      const strip = link.closest('svg');
      await expect(box(note).top).toBeGreaterThanOrEqual(box(strip).bottom);
      await expect(box(note).top - box(strip).bottom).toBeLessThan(60);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
/** Notes in Arabic on the left of an English page, which is not mirrored. */
export const ArabicWithEnglishPage: Story = {
  globals: { language: 'ar' },
  args: {
    title: 'الكيمياء، سؤال للتدريب (نموذج)',
    question: 'Explain how temperature changes the rate of this reaction. [4]',
    comment: 'الفكرة صحيحة. اذكروا القيمتين أولًا ثم قارنوا بينهما.',
    marks: MARKS.map((mark) => ({ ...mark, note: mark.note && 'من كم إلى كم؟ اذكروا القيمتين مع الوحدة.' })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName('الملاحظة 1');
    const list = [...canvasElement.querySelectorAll('ol')].find((one) => one.querySelector('small'));
    const strip = canvasElement.querySelector('figure > svg');
    if (box(canvasElement.querySelector('section')).width > 700)
      await expect(box(list).right).toBeLessThanOrEqual(box(strip).left + 1);
  },
};
/** Notes that need more room than their lines move the next ones down. */
export const ManyNotes: Story = {
  args: {
    pages: [samplePage(3)],
    marks: Array.from({ length: 14 }, (_, at) => ({
      id: `m${at}`,
      page: 0,
      kind: (['wavy', 'underline', 'highlight', 'ring'] as const)[at % 4] ?? 'wavy',
      box: { x: 0.1 + (at % 3) * 0.05, y: 0.07 + at * 0.06, width: 0.3, height: 0.03 },
      note: `Say which value you mean in line ${at + 1}, and give its unit.`,
    })),
  },
  play: async ({ canvasElement }) => {
    const notes = [...canvasElement.querySelectorAll('small[id]')].map(box);
    await expect(notes).toHaveLength(14);
    for (const [at, note] of notes.entries())
      await expect(note.top).toBeGreaterThanOrEqual((notes[at - 1]?.bottom ?? -1) - 1);
  },
};
/** Only the comment. */
export const WithoutMarks: Story = { args: { marks: [], grade: undefined, question: undefined } };
/** As wide as a printed page. */
export const Paper: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 718 }}>
      <MarkedPage {...args} />
    </div>
  ),
};
