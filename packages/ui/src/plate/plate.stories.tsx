import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from '../text';
import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk, type PlateProps } from './plate';
import { RULINGS, type Ruling } from './rulings';

const meta = {
  title: 'The tutor’s hand/Plate',
  id: 'plate',
  component: Plate,
  args: {
    tint: 'sky',
    ruling: 'squares',
    height: 220,
    sample: true,
    label:
      'A student’s line through two points. The gradient is written as 3 over 2; the tutor has ringed it and asks which of the two is the rise.',
    poster: (
      <>
        Rise over run, <Highlight>not run over rise</Highlight>.
      </>
    ),
    caption: 'An example of ours.',
    children: (
      <>
        <Highlighter>
          <path d="M100 160h120v-80z" />
        </Highlighter>
        <SoftInk>
          <path d="M40 20V180H380" />
          <text x="158" y="176">
            3
          </text>
          <text x="228" y="126">
            2
          </text>
        </SoftInk>
        <Ink>
          <path d="M70 180 280 40" />
          <circle cx="100" cy="160" r="4.5" />
          <circle cx="220" cy="80" r="4.5" />
          <text x="292" y="46">
            m = 3 / 2
          </text>
        </Ink>
        <Pencil>
          <path d="M100 160H220V80" />
        </Pencil>
        <RedPen>
          <path pathLength={1} d="M330 26c22-5 46 4 44 16s-30 16-48 10-14-22 8-26" />
          <text x="262" y="84">
            Which is the rise?
          </text>
        </RedPen>
      </>
    ),
  },
  argTypes: { children: { control: false }, poster: { control: false }, caption: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof Plate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /gradient/ })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('An example of ours.');
    // The drawing says its text in its label; screen readers skip the letters.
    await expect(canvas.queryByText('Which is the rise?')?.closest('[role="img"]')).not.toBeNull();
  },
};

/** Without a poster, a caption or a ruling. */
export const Plain: Story = {
  args: { poster: undefined, caption: undefined, sample: false, tint: 'plain', ruling: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
};

const TINTS = ['plain', 'mint', 'sky', 'straw', 'buff', 'lilac'] as const satisfies readonly PlateProps['tint'][];
const sheets = { display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' };
const wide: Story['decorators'] = [(Story) => <div style={{ inlineSize: 'min(60rem, 90vw)' }}>{Story()}</div>];

/** The papers. All pens have a contrast of at least 7:1 on each. */
export const Tints: Story = {
  decorators: wide,
  render: () => (
    <div style={sheets}>
      {TINTS.map((tint) => (
        <Plate key={tint} tint={tint} ruling="squares" height={120} label={`A sheet of ${tint} paper`} caption={tint}>
          <Ink>
            <text x="20" y="38">
              Ink: what the student wrote.
            </text>
          </Ink>
          <SoftInk>
            <text x="20" y="66">
              Soft ink: what is printed.
            </text>
          </SoftInk>
          <RedPen>
            <text x="20" y="98">
              Red: the tutor, in italics.
            </text>
          </RedPen>
        </Plate>
      ))}
    </div>
  ),
};

/** The rulings. */
export const Rulings: Story = {
  decorators: wide,
  render: () => (
    <div style={sheets}>
      {(Object.keys(RULINGS) as Ruling[]).map((ruling) => (
        <Plate key={ruling} ruling={ruling} height={160} label={`Paper with the ruling ${ruling}`} caption={ruling}>
          {null}
        </Plate>
      ))}
    </div>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkTints: Story = { ...Tints, globals: { theme: 'dark' } };
/** The sheet and its words are mirrored. Axes and numbers are not. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'خطّ رسمه طالب، وكتب ميله 3 على 2. أحاط المدرّس الميل بدائرة وسأل: أيّهما الارتفاع؟',
    poster: 'الارتفاع على المسافة، لا العكس.',
    caption: 'مثال من إعدادنا.',
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).direction).toBe('ltr');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
