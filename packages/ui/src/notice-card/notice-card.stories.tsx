import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, ButtonLink } from '../button';
import { Link } from '../link';
import { NoticeCard } from './notice-card';

const meta = {
  title: 'Over the page/Notice card',
  id: 'notice-card',
  component: NoticeCard,
  argTypes: { children: { control: 'text' }, actions: { control: false } },
  parameters: { docs: { story: { height: '22rem' } } },
  args: {
    heading: 'Our page for families in Japan',
    children: 'Your exam session, university rules, and session times on your own clock.',
    actions: (
      <>
        <ButtonLink href="#en">See the page in English</ButtonLink>
        <Link href="#ja" lang="ja" hrefLang="ja">
          日本語
        </Link>
        <Link href="#regions">Not in Japan?</Link>
      </>
    ),
  },
  // Its page, with something to press below it.
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <h1>A page</h1>
          <p>The card lies over one of its corners.</p>
          <Button>Send</Button>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof NoticeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Our page for families in Japan' });
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'));
    // The focus stays where it is.
    await expect(document.body).toHaveFocus();
  },
};
export const Closed: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
/** Escape closes it while the focus is inside, and the focus returns. */
export const ClosedByEscape: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const close = await canvas.findByRole('button', { name: 'Close' });
    send.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    close.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(send).toHaveFocus();
  },
};
/** A heading alone is enough if there are no links. */
export const OnlyHeading: Story = { args: { children: undefined, actions: undefined } };
/** As wide as the screen, without the margins. */
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
/** Below 352 px it is in the page's flow and covers nothing. */
export const SmallPhone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    heading: '日本のご家庭向けページ',
    children: 'IBの試験時期、大学の出願条件、現地時間での授業時間帯をご案内しています。',
    actions: (
      <>
        <ButtonLink href="#ja">日本語のページへ</ButtonLink>
        <Link href="#en" lang="en" hrefLang="en">
          English
        </Link>
        <Link href="#regions">日本以外にお住まいですか？</Link>
      </>
    ),
  },
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    heading: 'صفحتنا للأسر في الإمارات',
    children: 'موعد اختباراتكم، وشروط الجامعات، وأوقات الحصص بتوقيتكم المحلي.',
    actions: <ButtonLink href="#ar">إلى الصفحة بالعربية</ButtonLink>,
  },
};
