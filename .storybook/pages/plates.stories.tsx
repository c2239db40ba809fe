import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { PLATES } from '../../site/src/mdx/hero/plates';
import { PLATE_NAMES } from '../../site/src/mdx/hero/plates/names';

/** The plates of all subjects, as they are in the heroes of their pages. */
function AllPlates() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        gap: vars.space['8'],
        alignItems: 'start',
        padding: vars.space['5'],
      }}
    >
      {PLATE_NAMES.map((name) => {
        const Drawn = PLATES[name];
        return <Drawn key={name} />;
      })}
    </div>
  );
}

const meta = {
  title: 'Pages/Plates',
  component: AllPlates,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AllPlates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(PLATE_NAMES.length);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
