import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link';
import { NoticeStrip } from './notice-strip';

const meta = {
  title: 'Shell/Notice strip',
  id: 'notice-strip',
  component: NoticeStrip,
  argTypes: { more: { control: false } },
  args: {
    label: 'Our page for families in Japan',
    href: '#en',
    text: 'Your exam session, university rules, and session times on your own clock.',
    more: [
      <Link key="ja" href="#ja" lang="ja" hrefLang="ja">
        日本語
      </Link>,
      <Link key="regions" href="#regions">
        Not in Japan?
      </Link>,
    ],
  },
} satisfies Meta<typeof NoticeStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Closing it moves the focus to the page's content. */
export const Closed: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <>
      <NoticeStrip {...args} />
      <main>The page</main>
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
export const OnlyLink: Story = { args: { text: undefined, more: undefined } };
/** Only the link: the linked page says the rest. */
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'صفحتنا للأسر في الإمارات',
    text: 'موعد اختباراتكم، وشروط الجامعات، وأوقات الحصص بتوقيتكم المحلي.',
    more: [
      <Link key="en" href="#en" lang="en" hrefLang="en" dir="ltr">
        English
      </Link>,
      <Link key="regions" href="#regions">
        لستم في الإمارات؟
      </Link>,
    ],
  },
};
