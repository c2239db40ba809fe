'use client';
import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { en } from '#dialog/messages/en';
import { Button, IconButton, type ButtonProps } from '../button/button';
import { cx } from '../lib/cx';
import { giveFocusBack } from '../lib/give-focus-back';
import type { Translation } from '../lib/translation';
import { useBrowserLayoutEffect } from '../lib/use-browser-layout-effect';
import { useDocumentState } from '../lib/use-document-state';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { enhanceDialog } from './enhance';
import { onOpenState } from './on-open-state';
import * as styles from './dialog.css';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'id'> {
  /** What a `DialogTrigger` names to open it. */
  id: string;
  /** Its name, shown at its top. */
  heading: string;
  /** Whether it is open, where the caller keeps that; `onOpenChange` then says what a visitor wants. @default its own state */
  open?: boolean | undefined;
  /** Whether it opens as soon as scripts run. @default false */
  defaultOpen?: boolean | undefined;
  /** Told when a visitor opens or closes it. A caller who sets `open` and does not follow keeps it as it is. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A native modal dialog. A `DialogTrigger` opens it even before any script has run. Its button, Escape, a click on its
 * backdrop and a link of this site in it close it; the focus returns to the trigger. The page behind it does not scroll.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { id, heading, open, defaultOpen, onOpenChange, children, messages, className, ...rest },
  ref,
) {
  const words = useMessages('dialog', en, messages);
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);
  const titleId = useId();

  const heard = useDocumentState({
    wanted: open,
    initially: defaultOpen,
    written: false,
    read: () => own.current?.open ?? false,
    write: (next) => (next ? own.current?.showModal() : own.current?.close()),
    onChange: onOpenChange,
  });
  // Closed before React takes it out of the document: only there does closing return the focus to the trigger. React may also
  // hide it for a while (<Activity>): if it stayed open, the rest of the page would be inert.
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    const dialog = own.current;
    if (wasOpen.current) dialog?.showModal();
    return () => {
      wasOpen.current = dialog?.open ?? false;
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    const end = enhanceDialog(dialog);
    const ends = new AbortController();
    onOpenState(dialog, heard, ends.signal);
    return () => {
      ends.abort();
      end();
      // The trigger may be gone too.
      const { activeElement, body } = document;
      const isNowhere = !activeElement || activeElement === body;
      if (wasOpen.current && !dialog.isConnected && isNowhere) giveFocusBack();
    };
  }, [heard]);

  return (
    <dialog {...rest} ref={merged} id={id} aria-labelledby={titleId} className={cx(styles.root, className)}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {heading}
        </h2>
        <IconButton icon="close" label={words.close} {...command('close', id)} />
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
  { for: id, ...rest },
  ref,
) {
  return <Button ref={ref} aria-haspopup="dialog" {...command('show-modal', id)} {...rest} />;
});

/** Attributes that React's types do not know yet. */
function command(name: 'show-modal' | 'close', id: string): object {
  return { command: name, commandfor: id };
}
