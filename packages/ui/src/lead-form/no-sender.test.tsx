import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LeadForm } from './lead-form';

vi.mock('./send-lead', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Milliseconds until the first retry, and from there until the second. */
const [FIRST_DELAY_MS, SECOND_DELAY_MS] = [5000, 15_000];

it('keeps a waiting message and retries when the module that sends it cannot be loaded', async () => {
  const waiting = { key: 'a key', homepage: '', lead: { page: '/contact', name: 'Sample', email: 'a@example.com' } };
  sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { name: 'Sample' }, waiting }));
  const planned = vi.spyOn(globalThis, 'setTimeout');
  render(<LeadForm page="/contact" sessions={['2027-05']} onSent={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('as soon as you’re connected');
  await waitFor(() => expect(planned).toHaveBeenCalledWith(expect.any(Function), FIRST_DELAY_MS));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(planned).toHaveBeenCalledWith(expect.any(Function), SECOND_DELAY_MS));
  expect(screen.getByRole('alert').textContent).toContain('as soon as you’re connected');
  expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({ waiting });
});
