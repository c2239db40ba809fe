'use client';
import { forwardRef } from 'react';
import { en } from '#offline-card/messages/en';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { NoticeCard, type NoticeCardProps } from '../notice-card/notice-card';
import { useMessages } from '../provider/provider';

export interface OfflineCardProps extends Omit<NoticeCardProps, 'heading' | 'actions' | 'messages' | 'children'> {
  /** The address of a page that lists the saved pages. It must be saved itself. @default no link */
  saved?: string | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Says that there is no connection, and what works without one. Render it while the browser is offline. */
export const OfflineCard = forwardRef<HTMLElement, OfflineCardProps>(function OfflineCard(
  { saved, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('offline-card', en, overrides);
  const actions = saved && <Link href={saved}>{messages.saved}</Link>;
  return (
    <NoticeCard ref={ref} heading={messages.heading} actions={actions} {...rest}>
      {messages.text}
      <br />
      {messages.works}
    </NoticeCard>
  );
});
