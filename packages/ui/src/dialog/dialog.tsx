'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { en } from '#dialog/messages/en';
import { Button, IconButton, type ButtonProps } from '../button/button';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import * as styles from './dialog.css';
import { useBackCloses } from './use-back-closes';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'id'> {
  /** What a `DialogTrigger` names to open it. */
  id: string;
  /** Its name, shown at its top. */
  heading: string;
  /** Told when it opens and when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A native modal dialog. A `DialogTrigger` opens it even before any script has run; it closes by
 * its button, Escape, a press beside it, and the back gesture. The page behind it does not scroll.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { id, heading, onOpenChange, children, messages, className, ...rest },
  ref,
) {
  const words = useMessages('dialog', en, messages);
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);
  const titleId = useId();
  useBackCloses(own);

  const told = useRef(onOpenChange);
  useEffect(() => {
    told.current = onOpenChange;
  });
  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    // It may have been opened before this script came.
    if (dialog.open) told.current?.(true);
    const onToggle = () => told.current?.(dialog.open);
    dialog.addEventListener('toggle', onToggle);
    return () => dialog.removeEventListener('toggle', onToggle);
  }, []);

  return (
    // The press beside the dialog is one of several ways to close it; Escape is the keyboard's.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      {...rest}
      ref={merged}
      id={id}
      aria-labelledby={titleId}
      className={cx(styles.root, className)}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        if (event.target === event.currentTarget && isBeside(event.currentTarget, event)) event.currentTarget.close();
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Tab') wrapFocus(event);
      }}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {heading}
        </h2>
        <IconButton
          icon="close"
          label={words.close}
          {...command('close', id)}
          onClick={withoutCommands((dialog) => dialog.close(), id)}
        />
      </div>
      {children}
    </dialog>
  );
});

export interface DialogTriggerProps extends ButtonProps {
  /** The id of the dialog that it opens. */
  for: string;
}

/** A button that opens a dialog. */
export const DialogTrigger = forwardRef<HTMLButtonElement, DialogTriggerProps>(function DialogTrigger(
  { for: id, onClick, ...rest },
  ref,
) {
  const open = withoutCommands((dialog) => dialog.showModal(), id);
  return (
    <Button
      ref={ref}
      aria-haspopup="dialog"
      {...command('show-modal', id)}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open();
      }}
    />
  );
});

/** Attributes that React's types do not know yet. */
function command(name: 'show-modal' | 'close', id: string): object {
  return { command: name, commandfor: id };
}

/** Does by script what browsers without `commandfor` do not do by themselves. */
function withoutCommands(act: (dialog: HTMLDialogElement) => void, id: string): () => void {
  return () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) act(dialog);
  };
}

/** Whether a press on the dialog's own box was on its backdrop. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/** From the last place to the first and back: the browser's own bars are not part of the dialog. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility() && !element.matches(':disabled'),
  );
  const leaving = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
