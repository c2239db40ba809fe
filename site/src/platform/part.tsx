import { Button } from '@tutoring/ui/button';
import { island } from '@tutoring/ui/island';
import { useEffect, type ComponentType } from 'react';
import { useLanguage } from '../mdx/page-data';

/**
 * A part of the page that comes later, as the site has it: {@link island}. After an in-app navigation there is no
 * server's HTML to keep; if its script does not come then, the page is loaded whole, which has it complete.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return island<Props>(load, { lost: Lost });
}

/** Seen while the page loads anew, and for good if that did not help. */
function Lost() {
  const { words } = useLanguage();
  useEffect(reloadOnce, []);
  return (
    <p role="alert">
      {words.errorText} <Button onClick={reload}>{words.errorRetry}</Button>
    </p>
  );
}

/** A page that came by a reload does not reload again by itself: it would never end. */
function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'reload') reload();
}

function reload(): void {
  location.reload();
}
