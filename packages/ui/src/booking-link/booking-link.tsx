'use client';
import { forwardRef } from 'react';
import { en } from '#booking-link/messages/en';
import { ButtonLink, type ButtonLinkProps } from '../button/button';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';

export interface BookingLinkProps extends Omit<ButtonLinkProps, 'children' | 'target' | 'rel'> {
  /** The address of the booking calendar. */
  href: string;
  /** A shorter text for a bar, if the language has one. @default false */
  short?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** “Book a Free Consultation”: the same text everywhere. It opens in a new tab. */
export const BookingLink = forwardRef<HTMLAnchorElement, BookingLinkProps>(function BookingLink(
  { short = false, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('booking-link', en, overrides);
  return (
    // The title makes the new tab a description, so that the accessible name is the visible text.
    <ButtonLink title={messages.opensInNewTab} {...rest} ref={ref} target="_blank" rel="noopener">
      {short ? messages.bookShort : messages.book}
    </ButtonLink>
  );
});
