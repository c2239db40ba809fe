import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFragment } from './use-fragment';
import { usePath } from './use-path';

const before = location.href;
afterEach(() => {
  cleanup();
  history.replaceState(null, '', before);
});

const read = (fragment: string) => (fragment.startsWith('L-') ? fragment : undefined);

/** A desk with something open, and links to places on the page. */
function Desk() {
  const { onClick } = usePath();
  const { value } = useFragment(read);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as the desk itself
    <div onClick={onClick}>
      <a href="#screen">Skip to the screen</a>
      <a href="#L-2">Open the second</a>
      <main id="screen">
        <p>Open: {value}</p>
        <button type="button">First of the screen</button>
      </main>
    </div>
  );
}

it('follows a link to a place on the page without closing what is open', async () => {
  history.replaceState(null, '', '/owner/marking#L-1');
  render(<Desk />);
  await expect.element(page.getByText('Open: L-1')).toBeVisible();
  (page.getByRole('link', { name: 'Skip to the screen' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByText('Open: L-1')).toBeVisible();
  expect(location.hash).toBe('#L-1');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'First of the screen' })).toHaveFocus();
  // A place that is not on the page names something to open.
  await page.getByRole('link', { name: 'Open the second' }).click();
  await expect.element(page.getByText('Open: L-2')).toBeVisible();
});
