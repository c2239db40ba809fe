import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ar } from '../breadcrumbs/messages/ar';
import { Breadcrumbs } from '../breadcrumbs';
import { fr as frenchBooking } from '../booking-link/messages/fr';
import { BookingLink } from '../booking-link';
import { fr as frenchPrice } from '../price/messages/fr';
import { Price } from '../price';
import { Stack } from '../layout';
import { Provider, type LinkProps } from './provider';

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Contact', href: '/contact' },
];
const amounts = [{ currency: 'CAD', amount: 1079.5 }];

const meta = {
  title: 'Setup/Provider',
  id: 'provider',
  component: Provider,
  args: {
    lang: 'fr',
    messages: { 'booking-link': frenchBooking, price: frenchPrice },
    children: (
      <Stack>
        <Price amounts={amounts} from />
        <BookingLink href="https://calendar.tutoring.example/free-consultation" />
      </Stack>
    ),
  },
  argTypes: {
    lang: { control: 'select', options: ['en', 'fr', 'de', 'ja', 'ko', 'ar'] },
    messages: { control: 'object' },
    linkComponent: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Provider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text comes from `messages`, the format of the amount from `lang`. */
export const Default: Story = {
  render: (args) => (
    <div lang={args.lang}>
      <Provider {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: frenchBooking.book })).toBeVisible();
  },
};

export const WordsOfThePageAndOfTheCaller: StoryObj = {
  render: () => (
    <Provider messages={{ breadcrumbs: ar }}>
      <Breadcrumbs trail={trail} />
      <Breadcrumbs trail={trail} messages={{ label: 'Where you are' }} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: ar.label })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
  },
};

/** A component without messages in the page's language appears in English. */
export const WithoutWords: Story = {
  args: { lang: 'en', messages: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a Free Consultation' })).toBeVisible();
  },
};

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} data-router="" {...rest}>
      {children}
    </a>
  );
}

export const LinksThroughARouter: Story = {
  args: { lang: 'en', messages: {}, linkComponent: RouterLink, children: <Breadcrumbs trail={trail} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
  },
};
