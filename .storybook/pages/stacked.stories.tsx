import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BookingLink } from '../../packages/ui/src/booking-link';
import { BottomBar } from '../../packages/ui/src/bottom-bar';
import { Chat } from '../../packages/ui/src/chat';
import { quotes } from '../../packages/ui/src/chat/sample-answers';
import { CookieConsent } from '../../packages/ui/src/cookie-consent';
import { sampleStore } from '../../packages/ui/src/cookie-consent/sample-store';
import { Hero } from '../../packages/ui/src/hero';
import { Container } from '../../packages/ui/src/layout';
import { NoticeStrip } from '../../packages/ui/src/notice-strip';
import { Price } from '../../packages/ui/src/price';

const calendar = 'https://calendar.tutoring.example/free-consultation';

/** Everything that a page may show uninvited, at once: the cookie banner, the region's strip, the chat and the bottom bar. */
function Stacked() {
  const [store] = useState(() => sampleStore({ country: 'DE', gpc: false }));
  return (
    <>
      <CookieConsent store={store} site="https://www.example.org" detailsHref="#stored" />
      <NoticeStrip label="Our page for families in Germany" href="#de" text="Your exam session and university rules." />
      <main>
        <Container>
          <Hero actions={<BookingLink href={calendar} />}>
            <h1>IB and AP Chemistry tutoring</h1>
            <p>We read how the answer was written, and find the line that went wrong.</p>
          </Hero>
          <p style={{ minBlockSize: '120vh' }}>Scroll: the booking button leaves the view, and the bar comes.</p>
        </Container>
      </main>
      <BottomBar
        action={<BookingLink href={calendar} short />}
        price={<Price amounts={[{ currency: 'USD', amount: 59 }]} from />}
      >
        <div>
          <Chat answer={quotes()} bookingUrl={calendar} />
        </div>
      </BottomBar>
    </>
  );
}

/** While the banner is open, nothing else sticks to the lower edge, and the strip is below the header, never over the lead. */
const meta = {
  title: 'Pages/Stacked',
  component: Stacked,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stacked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const [banner] = await canvas.findAllByRole('region', { name: /cookie/i });
    const lead = canvas.getByText(/We read how the answer was written/);
    await expect(banner?.getBoundingClientRect().top).toBeGreaterThan(lead.getBoundingClientRect().bottom);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Phone, globals: { ...Phone.globals, theme: 'dark' } };
