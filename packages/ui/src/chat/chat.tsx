'use client';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes } from 'react';
import { en } from '#chat/messages/en';
import { callersFirst } from '../lib/callers-first';
import { openModals } from '../dialog/open-modals';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import type { ChatProps } from './chat-props';
import * as styles from './launcher.css';
import { Panel } from './panel';
import { takeFocus } from './take-focus';

/**
 * A chat that quotes: a way in at the corner of the page, and the panel that it opens. `ref`, `className` and the rest go to
 * the way in, which is a link to a person. A page may open the empty `dialog` behind it before this script has
 * come, and then says `data-chat="open"` on `html`, as this part does while the panel is open.
 */
export const Chat = forwardRef<HTMLAnchorElement, ChatProps>(function Chat(
  {
    answer,
    model,
    helplines,
    bookingUrl,
    contact = '/contact',
    about = 'anything',
    open,
    defaultOpen = false,
    onOpenChange,
    onAnswered,
    onHandOver,
    messages,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const words = useMessages('chat', en, messages);
  const wayIn = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  /** What has been open stays there, with whatever is typed in it. */
  const [isFilled, setFilled] = useState(isOpen);
  if (isOpen && !isFilled) setFilled(true);
  const title = useId();
  const notices = useId();
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };

  const latest = useRef({ change, wasOpen: false });
  useEffect(() => {
    latest.current.change = change;
  });
  useEffect(() => {
    const panel = dialog.current;
    const { wasOpen } = latest.current;
    if (!panel) return;
    latest.current.wasOpen = isOpen;
    if (isOpen) {
      if (!panel.open) panel.show();
      takeFocus(panel);
    } else if (wasOpen) {
      const hadFocus = panel.contains(document.activeElement);
      panel.close();
      if (hadFocus) wayIn.current?.focus();
    } else if (panel.open) latest.current.change(true);
  }, [isOpen]);

  // From anywhere: what is behind the panel comes into sight again.
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.chat = 'open';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || openModals().length > 0) return;
      latest.current.change(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      delete dataset.chat;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <>
      <Link
        {...rest}
        ref={useMergedRef(wayIn, ref)}
        href={contact}
        className={cx(styles.launcher, className)}
        onClick={callersFirst(onClick, (event) => {
          // In a new tab it is the link that it looks like.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          change(true);
        })}
        // Without scripts it is a link and no more.
        {...(isFilled && {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'data-state': isOpen ? 'open' : 'closed',
        })}
      >
        {words.ask}
      </Link>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-labelledby={isFilled ? title : undefined}
        // The focus goes to the field, past them.
        aria-describedby={isFilled ? notices : undefined}
        // The page may have opened it.
        suppressHydrationWarning
      >
        {isFilled && (
          <Panel
            title={title}
            notices={notices}
            words={words}
            answer={answer}
            model={model}
            helplines={helplines}
            bookingUrl={bookingUrl}
            contact={contact}
            about={about}
            onAnswered={onAnswered}
            onHandOver={onHandOver}
            onClose={() => change(false)}
          />
        )}
      </dialog>
    </>
  );
});

/**
 * Where `Chat` stands: last in `body`. It floats above the page's end, and where the page ends it has a room of its own,
 * below everything. Where there is little room it only stands there. A landmark, and called like the way in.
 */
export const ChatPlace = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function ChatPlace(
  { className, ...rest },
  ref,
) {
  const { ask } = useMessages('chat', en);
  return <aside ref={ref} aria-label={ask} className={cx(styles.place, className)} {...rest} />;
});
