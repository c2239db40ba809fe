'use client';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes } from 'react';
import { en } from '#chat/messages/en';
import { callersFirst } from '../lib/callers-first';
import { openModals } from '../dialog/open-modals';
import { cx } from '../lib/cx';
import { keepAboveKeyboard } from '../lib/keep-above-keyboard';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import type { ChatProps } from './chat-props';
import * as styles from './launcher.css';
import { Panel } from './panel';
import { takeFocus } from './take-focus';

/**
 * A chat that answers with quotations. A link in the corner of the page opens the panel. Without scripts the link leads to
 * `contact`. `ref`, `className` and all other props go to the link.
 *
 * Before hydration, a page may open the empty `dialog` itself; it then sets `data-chat="open"` on `html`. The component sets
 * that attribute while the panel is open.
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
    messages: overrides,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const messages = useMessages('chat', en, overrides);
  const wayIn = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  /** Whether the panel has ever been open. Its content then stays mounted, so that it keeps what the visitor typed. */
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
      // In a bar that has closed meanwhile, the link is at the page's end.
      if (hadFocus) wayIn.current?.focus({ preventScroll: true });
    } else if (panel.open) latest.current.change(true);
  }, [isOpen]);

  useEffect(() => (isOpen ? keepAboveKeyboard(dialog.current) : undefined), [isOpen]);

  // Escape closes the panel wherever the focus is, because the panel may cover what the visitor reads.
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
          // The browser opens the link in a new tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          change(true);
        })}
        // Without scripts it is a plain link, so these attributes appear only once the panel has content.
        {...(isFilled && {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'data-state': isOpen ? 'open' : 'closed',
        })}
      >
        {messages.ask}
      </Link>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-labelledby={isFilled ? title : undefined}
        // Screen readers read the notices on opening, because the focus skips them.
        aria-describedby={isFilled ? notices : undefined}
        // The page may have opened the dialog before hydration.
        suppressHydrationWarning
      >
        {isFilled && (
          <Panel
            title={title}
            notices={notices}
            messages={messages}
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
 * The landmark for `Chat`. Place it last in `body`. It sticks to the lower edge of the window, and comes to rest below the page's
 * content. On short or very narrow screens it does not stick. Its name is the link's text.
 */
export const ChatPlace = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function ChatPlace(
  { className, ...rest },
  ref,
) {
  const { ask } = useMessages('chat', en);
  return <aside ref={ref} aria-label={ask} className={cx(styles.place, className)} {...rest} />;
});
