// @needsConnection: the service worker does not save this file.
import { BotCheckTest } from '@tutoring/ui/internal/bot-check-test';
import { useRef } from 'react';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The bot check test. While it is open, it replaces everything else in `<main>`. */
export function Island({ services }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const onOpenChange = (open: boolean) => {
    if (open) scrollTop.current = scrollY;
    for (const sibling of siblingsInMain(root.current)) sibling.hidden = open;
    scrollTo({ top: open ? 0 : scrollTop.current, behavior: 'instant' });
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

/** The other children of `<main>`. */
function siblingsInMain(element: Element | null): HTMLElement[] {
  const main = element?.closest('main');
  return [...(main?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.contains(element) && !child.matches('link, script'),
  );
}

export const hydrate = createHydrate('bot-check-test', Island);
