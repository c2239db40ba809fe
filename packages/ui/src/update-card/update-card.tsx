'use client';
import { forwardRef } from 'react';
import { en } from '#update-card/messages/en';
import { Button } from '../button/button';
import type { Translation } from '../lib/translation';
import { NoticeCard, type NoticeCardProps } from '../notice-card/notice-card';
import { useMessages } from '../provider/provider';

export interface UpdateCardProps extends Omit<NoticeCardProps, 'heading' | 'actions' | 'messages' | 'children'> {
  /** Called when the visitor wants the new version: activate it and reload the page. */
  onUpdate?: (() => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Says that a new version is ready. Render it only if a reload loses nothing: never while a form has unsent entries. A script
 * without React finds its button by `data-update`.
 */
export const UpdateCard = forwardRef<HTMLElement, UpdateCardProps>(function UpdateCard(
  { onUpdate, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('update-card', en, overrides);
  const actions = (
    <Button data-update="" onClick={onUpdate}>
      {messages.update}
    </Button>
  );
  return (
    <NoticeCard ref={ref} heading={messages.heading} actions={actions} {...rest}>
      {messages.text}
    </NoticeCard>
  );
});
