import { expect, it } from 'vitest';
import { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS } from './navigation-menu/enhance';
import { NOTIFIER, TOAST, TOAST_REMOVE_DELAY_MS, TOAST_SWIPE_THRESHOLD_PX } from './toast/store';
import { TOOLTIP_DELAY_MS } from './tooltip/enhance';

// The other tests use these constants, so they would not notice a change.
it('keeps the timings and limits of the specification', () => {
  expect([NAVIGATION_OPEN_DELAY_MS, NAVIGATION_CLOSE_DELAY_MS]).toEqual([100, 300]);
  expect(TOOLTIP_DELAY_MS).toBe(700);
  expect(TOAST).toMatchObject({ limit: 1, duration: 5000 });
  expect(NOTIFIER).toEqual({ limit: 3, duration: 4000, gap: 14 });
  expect([TOAST_SWIPE_THRESHOLD_PX, TOAST_REMOVE_DELAY_MS]).toEqual([50, 1_000_000]);
});
