import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverWritten } from '../lib/server-written';
import { CalendarSubscription } from './calendar-subscription';
import { enhanceCalendarSubscription, showCalendarSubscription } from './enhance';
import { subscriptionLinks } from './links';

const ADDRESS = 'https://tutoring.example/calendar/dates.ics?programme=ap&courses=ap-art,ap-latin';

const written = () => serverWritten(<CalendarSubscription address={ADDRESS} name="IB & AP dates" />).part;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

it('gives each calendar the whole address, so that no parameter is lost', () => {
  const { apple, google, outlook } = subscriptionLinks(ADDRESS, 'IB & AP dates');
  expect(apple).toBe(ADDRESS.replace('https:', 'webcal:'));
  expect(new URL(google).searchParams.get('cid')).toBe(apple);
  expect([...new URL(google).searchParams.keys()]).toEqual(['cid']);
  expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({ url: ADDRESS, name: 'IB & AP dates' });
});

it('has plain links in the server’s HTML', () => {
  written();
  const { apple, google, outlook } = subscriptionLinks(ADDRESS, 'IB & AP dates');
  expect([hrefOf('Apple Calendar'), hrefOf('Google Calendar'), hrefOf('Outlook.com')]).toEqual([
    apple,
    google,
    outlook,
  ]);
});

it('changes every link and the address to copy', () => {
  const root = written();
  enhanceCalendarSubscription(root);
  const other = 'https://tutoring.example/calendar/dates.ics?programme=ib';
  showCalendarSubscription(root, other);
  const { apple, google, outlook } = subscriptionLinks(other, 'IB & AP dates');
  expect([hrefOf('Apple Calendar'), hrefOf('Google Calendar'), hrefOf('Outlook.com')]).toEqual([
    apple,
    google,
    outlook,
  ]);
  expect(root.querySelector('input')?.value).toBe(other);
});

it('selects the address if there is no clipboard', async () => {
  const root = written();
  const end = enhanceCalendarSubscription(root);
  const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  root.querySelector('button')?.click();
  await expect.poll(() => root.querySelector('[role=status]')?.textContent).toMatch(/^Your browser didn’t let us copy/);
  expect(document.activeElement).toBe(root.querySelector('input'));
  end();
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')).toEqual(clipboard);
});
