import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SampleTool } from '../../tool/sample-tool';
import { EmbedFrame } from './embed-frame';
import { EmbedPage } from './embed-page';
import { Snippet } from './snippet';

const meta = {
  title: 'Tools/Embed',
  id: 'embed',
  component: EmbedPage,
  args: {
    site: 'Marginalia',
    title: 'A sum',
    href: '/tools/sum',
    link: 'Full page at Marginalia',
    children: <SampleTool page="/tools/sum" />,
  },
} satisfies Meta<typeof EmbedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the frame shows: the tool works, and the link opens the full page in a tab of its own. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Full page at Marginalia' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Marginalia');
    await expect(canvas.getByRole('heading', { level: 2, name: 'A sum' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^First number/), '0');
    await expect(canvas.getByText('23 in all', { selector: 'p' })).toBeVisible();
  },
};

/** In a narrow column of a school’s page, with a long name: the link moves below it. */
export const Narrow: Story = {
  args: { title: 'Studienstunden und Wochenplan bis zu den Abschlussprüfungen', link: 'Ganze Seite bei Marginalia' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: /^Ganze Seite/ }).getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(heading.bottom - 1);
    const [column] = canvasElement.querySelectorAll('main');
    await expect(column?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { title: 'خطة الدراسة', link: 'الصفحة الكاملة لدى Marginalia' },
};

const LINE =
  '<iframe src="https://www.example.com/embed/sum" title="A sum" width="100%" height="900" style="border:0" loading="lazy" sandbox="allow-scripts allow-same-origin"></iframe>';

/**
 * The page for schools: the line as text, its button, and the same page in a frame. The page’s own script copies the line; here
 * a short one stands for it.
 */
export const Line: Story = {
  render: () => (
    <main>
      <h1>Calculators for schools</h1>
      <Snippet
        text={LINE}
        copy="Copy the line"
        about="A sum"
        copied="Copied. Paste it into your page."
        failed="Your browser didn’t let us copy. Select the line and copy it."
        onClick={({ target, currentTarget }) => {
          const status = currentTarget.querySelector<HTMLElement>('[role=status]');
          if (status && (target as Element).closest('[data-copy-line]'))
            status.textContent = status.dataset.copied ?? '';
        }}
      />
      <EmbedFrame title="A sum, as students see it" src="about:blank" height={200} />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const code = within(canvasElement).getByText(LINE, { selector: 'code' });
    await expect(code.closest('pre')).toHaveAttribute('dir', 'ltr');
    // It wraps, so nobody has to scroll to see all of it.
    const box = code.closest('pre') as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line: A sum' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied. Paste it into your page.');
    await expect(canvas.getByTitle('A sum, as students see it')).toHaveAttribute('loading', 'lazy');
  },
};
