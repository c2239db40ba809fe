'use client';
import { forwardRef } from 'react';
import { en } from '#booking-link/messages/en';
import { ButtonLink, type ButtonLinkProps } from '../button/button';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';

export interface BookingLinkProps extends Omit<ButtonLinkProps, 'children' | 'target' | 'rel'> {
  /** The booking calendar. */
  href: string;
  /** Says it in fewer words, where the language has them: for a bar. @default false */
  short?: boolean;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** "Book a Free Consultation": everywhere the same, in a new tab. */
export const BookingLink = forwardRef<HTMLAnchorElement, BookingLinkProps>(function BookingLink(
  { short = false, messages, ...rest },
  ref,
) {
  const words = useMessages('booking-link', en, messages);
  return (
    // The new tab is its description, so that its name is what everybody reads.
    <ButtonLink title={words.opensInNewTab} {...rest} ref={ref} target="_blank" rel="noopener">
      {short ? words.bookShort : words.book}
    </ButtonLink>
  );
});
