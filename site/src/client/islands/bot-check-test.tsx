// @needsConnection: the service worker does not save this file.
import { BotCheckTest } from '@tutoring/ui/bot-check-test';
import { useRef } from 'react';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The test of the bot check, in place of everything else in the page's main part. */
export function Island({ services }: IslandProps) {
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
      load={services?.hasBotCheck === false ? undefined : async () => (await services?.loadBotCheck()) ?? false}
      generate={async () => services?.botToken('test')}
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

export const hydrate = createHydrate('bot-check-test', Island);
