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
   * Shows the browser's dialog and remembers Later. Its `take` says when the card is due. Servers have none.
   * @default none: the buttons do nothing until `enhanceInstallCard` is called
   */
  prompt?: InstallPrompt;
  /** The address of a page that explains how to install, also in browsers without a prompt, such as on an iPhone. @default no link */
  howTo?: string | undefined;
  /**
   * Called after the visitor has closed the card, pressed Later, or agreed or declined in the browser's dialog. `prompt`
   * remembers it.
   */
  onDismiss?: (() => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Offers to install the site. Closing, Later and declining hide the card for seven days. */
export const InstallCard = forwardRef<HTMLElement, InstallCardProps>(function InstallCard(
  { prompt, howTo, onDismiss, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('install-card', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const latestOnDismiss = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current || !prompt) return undefined;
    return enhanceInstallCard(own.current, { prompt, onDone: () => latestOnDismiss.current?.() });
  }, [prompt, latestOnDismiss]);
  const close = () => {
    prompt?.later();
    onDismiss?.();
  };
  const actions = (
    <>
      <Button data-install="">{messages.install}</Button>
      <Button variant="secondary" data-later="">
        {messages.later}
      </Button>
      {howTo && <Link href={howTo}>{messages.howTo}</Link>}
    </>
  );
  return (
    <NoticeCard ref={merged} heading={messages.heading} actions={actions} onDismiss={close} {...rest}>
      {messages.text}
      {/* In the card's live region: what comes is read out. */}
      <span data-problems="" hidden>
        <br />
        <strong data-problem="failed">{messages.failed}</strong>
        <strong data-problem="unavailable">{messages.unavailable}</strong>
        <br />
        {messages.instead}
      </span>
    </NoticeCard>
  );
});
