import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Scroller } from './scroller';

const meta = { title: 'scroller', component: Scroller, tags: ['autodocs'] } satisfies Meta<typeof Scroller>;
export default meta;

/** A tab stop only where there is something to scroll to; words in its cells stay whole. */
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
export const Dark: StoryObj<typeof meta> = { ...WideTable, globals: { theme: 'dark' } };
export const Arabic: StoryObj<typeof meta> = { ...WideTable, globals: { language: 'ar' } };
