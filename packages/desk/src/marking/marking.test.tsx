import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Marking } from './marking';
import { SAMPLES, sampleApi } from './sample-api';
import '@tutoring/ui/core.css';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
});

const show = (api: ReturnType<typeof sampleApi>, reference?: string) => {
  history.replaceState(null, '', reference ? `#${reference}` : location.pathname);
  return render(<Marking api={api} />);
};

it('draws a mark with the pointer and goes to its note', async () => {
  show(sampleApi(), SAMPLES.waiting);
  const glass = page.elementLocator(document.body).getByRole('region', { name: 'The pages, to scroll' });
  await expect.element(glass).toBeVisible();
  await expect.poll(() => document.querySelector('.a9s-annotationlayer')).not.toBeNull();
  await userEvent.click(document.querySelector('.a9s-annotationlayer') as Element, { position: { x: 200, y: 200 } });
  await expect.element(page.getByRole('textbox', { name: 'Note of mark 1' })).toHaveFocus();
});
