'use client';
import { forwardRef, useEffect, useRef } from 'react';
import { en } from '#internal/install-card/messages/en';
import { enhanceInstallCard } from '#internal/install-prompt';
import { Button } from '../../button/button';
import type { Translation } from '../../lib/translation';
import { useLatest } from '../../lib/use-latest';
import { useMergedRef } from '../../lib/use-merged-ref';
import { Link } from '../../link/link';
import { NoticeCard, type NoticeCardProps } from '../../notice-card/notice-card';
import { useMessages } from '../../provider/provider';
import type { InstallPrompt } from './install-prompt';

declare module '../../provider/catalogue' {
  interface MessageCatalogue {
    readonly 'install-card'?: Partial<Translation<typeof en>>;
  }
}

export interface InstallCardProps extends Omit<NoticeCardProps, 'heading' | 'actions' | 'messages' | 'children'> {
  /**
   * Who asks the browser, and remembers Later; its `take` says when the card is due. On a server there is none.
   * @default nobody: the buttons do nothing until `enhanceInstallCard` is called
   */
  prompt?: InstallPrompt;
  /** A page that tells how to install, also where the browser has no prompt, such as on an iPhone. @default no link */
  howTo?: string | undefined;
  /**
   * Told when the card has done what it is for: the visitor has closed it, pressed Later, or agreed or declined in the
   * browser's own dialog. `prompt` remembers that by itself.
   */
  onDismiss?: (() => void) | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Offers to install the site. Closing it, Later and declining are one to `prompt`: seven days of peace. */
export const InstallCard = forwardRef<HTMLElement, InstallCardProps>(function InstallCard(
  { prompt, howTo, onDismiss, messages, ...rest },
  ref,
) {
  const words = useMessages('install-card', en, messages);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const told = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current || !prompt) return undefined;
    return enhanceInstallCard(own.current, { prompt, onDone: () => told.current?.() });
  }, [prompt, told]);
  const close = () => {
    prompt?.later();
    onDismiss?.();
  };
  const actions = (
    <>
      <Button data-install="">{words.install}</Button>
      <Button variant="secondary" data-later="">
        {words.later}
      </Button>
      {howTo && <Link href={howTo}>{words.howTo}</Link>}
    </>
  );
  return (
    <NoticeCard ref={merged} heading={words.heading} actions={actions} onDismiss={close} {...rest}>
      {words.text}
      {/* In the card's live region: what comes is read out. */}
      <span data-problems="" hidden>
        <br />
        <strong data-problem="failed">{words.failed}</strong>
        <strong data-problem="unavailable">{words.unavailable}</strong>
        <br />
        {words.instead}
      </span>
    </NoticeCard>
  );
});
