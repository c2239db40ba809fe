'use client';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes } from 'react';
import { en } from '#chat/messages/en';
import { CHAT_QUESTION_MAX } from '@tutoring/domain/chat-answer';
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import { keepAboveKeyboard } from '../lib/keep-above-keyboard';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import { ASK_CHAT } from './ask';
import type { ChatProps } from './chat-props';
import { closesPanel } from './closes-panel';
import * as styles from './launcher.css';
import { noticeOf } from './model-notice';
import { Panel } from './panel';
import { returnFocus, takeFocus } from './take-focus';
import { useConversation } from './use-conversation';

/**
 * A chat that answers with quotations. A link in the corner of the page opens the panel. Without scripts the link leads to
 * `contact`. `ref`, `className` and all other props go to the link.
 *
 * `askChat` opens the panel with a question.
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
    prefilled = false,
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
  const [isFilled, setFilled] = useState(isOpen || prefilled);
  if (isOpen && !isFilled) setFilled(true);
  const title = useId();
  const notices = useId();
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };

  const conversation = useConversation(answer, onAnswered, noticeOf(model));
  const askFromOutside = (question: string) => {
    change(true);
    // While another question is waiting for its answer, it stays in the field, like what the visitor types.
    if (!conversation.ask(question.slice(0, CHAT_QUESTION_MAX))) fillField(dialog.current, question);
  };

  const latest = useRef({ change, askFromOutside, wasOpen: false });
  useEffect(() => {
    latest.current.change = change;
    latest.current.askFromOutside = askFromOutside;
  });
  useEffect(() => {
    const onAsk = (event: Event) => {
      const question: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (typeof question !== 'string' || !question.trim()) return;
      event.preventDefault();
      latest.current.askFromOutside(question.trim());
    };
    window.addEventListener(ASK_CHAT, onAsk);
    return () => window.removeEventListener(ASK_CHAT, onAsk);
  }, []);
  useEffect(() => {
    const panel = dialog.current;
    const { wasOpen } = latest.current;
    if (!panel) return;
    latest.current.wasOpen = isOpen;
    if (isOpen) {
      const focused = document.activeElement;
      // The visitor may have begun to type before hydration.
      const isInUse = panel.open && focused !== panel && panel.contains(focused);
      if (!panel.open) panel.show();
      if (!isInUse) takeFocus(panel);
    } else if (wasOpen) {
      const hadFocus = panel.contains(document.activeElement);
      panel.close();
      if (hadFocus) returnFocus(panel, wayIn.current);
    } else if (panel.open) latest.current.change(true);
  }, [isOpen]);

  useEffect(() => (isOpen ? keepAboveKeyboard(dialog.current) : undefined), [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.chat = 'open';
    const onKeyDown = (event: KeyboardEvent) => {
      if (closesPanel(event)) latest.current.change(false);
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
        // The page may have opened the dialog before hydration.
        suppressHydrationWarning
      >
        {messages.ask}
      </Link>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-labelledby={isFilled ? title : undefined}
        // Screen readers read the notices on opening, because the focus skips them.
        aria-describedby={isFilled ? notices : undefined}
        suppressHydrationWarning
      >
        {isFilled && (
          <Panel
            title={title}
            notices={notices}
            messages={messages}
            conversation={conversation}
            model={model}
            helplines={helplines}
            bookingUrl={bookingUrl}
            contact={contact}
            about={about}
            onHandOver={onHandOver}
            onClose={() => change(false)}
          />
        )}
      </dialog>
    </>
  );
});

function fillField(panel: HTMLElement | null, text: string): void {
  const field = panel?.querySelector('textarea');
  if (field) field.value = text;
}

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
