import { screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LeadForm } from './lead-form';

it('links from the summary to the field whatever characters React’s ids have', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { identifierPrefix: '«r1»' });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<LeadForm page="/contact" sessions={['2027-05']} onSent={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const link = await waitFor(() => {
    const found = host.querySelector('[data-problem-link="name:required"] a');
    expect(found).toBeVisible();
    return found as Element;
  });
  await userEvent.click(link);
  expect(document.activeElement).toHaveAttribute('name', 'name');
});
