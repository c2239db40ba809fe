import { BotCheckTest } from '@tutoring/ui/bot-check-test';
import { useRef } from 'react';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The test of the bot check, in place of everything else in the page's main part. */
export function Part({ visit }: InVisit) {
  const root = useRef<HTMLDivElement>(null);
  const leftAt = useRef(0);
  const onOpenChange = (open: boolean) => {
    if (open) leftAt.current = scrollY;
    for (const other of othersIn(root.current)) other.hidden = open;
    scrollTo({ top: open ? 0 : leftAt.current, behavior: 'instant' });
  };
  return (
    <BotCheckTest
      ref={root}
      load={visit?.hasBotCheck === false ? undefined : async () => (await visit?.loadBotCheck()) ?? false}
      generate={async () => visit?.botToken('test')}
      onOpenChange={onOpenChange}
    />
  );
}

/** What stands beside an element in the page's main part. */
function othersIn(element: Element | null): HTMLElement[] {
  const main = element?.closest('main');
  return [...(main?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.contains(element) && !child.matches('link, script'),
  );
}

export const wake = waker('bot-check-test', Part);
