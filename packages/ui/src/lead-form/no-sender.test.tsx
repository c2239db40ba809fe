import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LeadForm } from './lead-form';

vi.mock('./send-lead', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let host: HTMLElement;
let root: Root;
afterEach(() => {
  root.unmount();
  host.remove();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Milliseconds until the first try, and from then until the second. */
const [FIRST_DELAY_MS, SECOND_DELAY_MS] = [5000, 15_000];

it('a message goes on waiting while the script that would send it cannot be had', async () => {
  const waiting = { key: 'a key', homepage: '', lead: { page: '/contact', name: 'Sample', email: 'a@example.com' } };
  sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { name: 'Sample' }, waiting }));
  const planned = vi.spyOn(globalThis, 'setTimeout');
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<LeadForm page="/contact" sessions={['2027-05']} onSent={() => undefined} />);
  const said = () => host.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(said()).toContain('connection is back'));
  await vi.waitFor(() => expect(planned).toHaveBeenCalledWith(expect.any(Function), FIRST_DELAY_MS));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(planned).toHaveBeenCalledWith(expect.any(Function), SECOND_DELAY_MS));
  expect(said()).toContain('connection is back');
  expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({ waiting });
});
