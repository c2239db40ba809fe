'use client';
import {
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
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

interface Context {
  id: string;
  titleId: string;
}

const DialogContext = createContext<Context | undefined>(undefined);

function useDialog(part: string): Context {
  const context = useContext(DialogContext);
  if (!context)
    throw new Error(
      `@tutoring/ui: ${part} is outside a Dialog, so it belongs to none. Put it into a Dialog; with Astro, both into one .tsx file.`,
    );
  return context;
}

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'id'> {
  /** The id that a `DialogTrigger` names. */
  id: string;
  /** Whether it is open, if the caller keeps this state. @default its own state */
  open?: boolean | undefined;
  /** Whether it opens as soon as scripts run. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when a visitor opens or closes it. If you set `open` and do not change it here, the dialog stays as it is. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogHeader` with a `DialogTitle`, which names the dialog, and a `DialogClose`; then the content. */
  children: ReactNode;
}

/**
 * A native modal dialog. A `DialogTrigger` opens it even before any script has run. A `DialogClose`, Escape, a click on
 * its backdrop and a link of this site in it close it; the focus returns to the trigger. The page behind it does not scroll.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { id, open, defaultOpen, onOpenChange, children, className, ...rest },
  ref,
) {
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);
  const titleId = useId();
  const context = useMemo(() => ({ id, titleId }), [id, titleId]);

  const heard = useDocumentState({
    wanted: open,
    initially: defaultOpen,
    written: false,
    read: () => own.current?.open ?? false,
    write: (next) => (next ? own.current?.showModal() : own.current?.close()),
    onChange: onOpenChange,
  });
  // Close it before React removes it: only in the document does closing return the focus to the trigger. React may also hide
  // it (<Activity>): if it stayed open, the rest of the page would be inert.
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

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && own.current) warnWithoutName(own.current);
  }, []);

  return (
    <DialogContext.Provider value={context}>
      <dialog
        aria-labelledby={rest['aria-label'] ? undefined : titleId}
        {...rest}
        ref={merged}
        id={id}
        className={cx(styles.root, className)}
      >
        {children}
      </dialog>
    </DialogContext.Provider>
  );
});

function warnWithoutName(dialog: HTMLDialogElement): void {
  const names = dialog.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (dialog.hasAttribute('aria-label') || names.some((id) => document.getElementById(id))) return;
  console.error(
    `@tutoring/ui: the dialog "${dialog.id}" has no name, so screen readers announce only "dialog". Put a DialogTitle into it, or set aria-label.`,
  );
}

/** The top of a dialog: its `DialogTitle`, and a `DialogClose` in the corner. */
export const DialogHeader = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function DialogHeader(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.header, className)} {...rest} />;
});

/** The dialog's name: its heading, read out when it opens. */
export const DialogTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(function DialogTitle(
  { className, children, ...rest },
  ref,
) {
  const { titleId } = useDialog('DialogTitle');
  return (
    <h2 ref={ref} {...rest} id={titleId} className={cx(styles.title, className)}>
      {children}
    </h2>
  );
});

export interface DialogCloseProps extends ButtonProps {
  /** What the button says, such as “Cancel”. @default a cross, named “Close” */
  children?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A button that closes the dialog: a cross, or a secondary button with a text of yours. */
export const DialogClose = forwardRef<HTMLButtonElement, DialogCloseProps>(function DialogClose(
  { children, variant = 'secondary', messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('dialog', en, overrides);
  const { id } = useDialog('DialogClose');
  return children ? (
    <Button ref={ref} variant={variant} {...command('close', id)} {...rest}>
      {children}
    </Button>
  ) : (
    <IconButton ref={ref} icon="close" label={messages.close} {...command('close', id)} {...rest} />
  );
});

export interface DialogTriggerProps extends ButtonProps {
  /** The id of the dialog that it opens. */
  for: string;
}

/** A button that opens a dialog, even before scripts run. */
export const DialogTrigger = forwardRef<HTMLButtonElement, DialogTriggerProps>(function DialogTrigger(
  { for: id, onClick, ...rest },
  ref,
) {
  const checked: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) warnWithoutDialog(id);
  };
  return (
    <Button
      ref={ref}
      aria-haspopup="dialog"
      {...command('show-modal', id)}
      {...rest}
      onClick={process.env.NODE_ENV === 'production' ? onClick : checked}
    />
  );
});

function warnWithoutDialog(id: string): void {
  if (document.getElementById(id)) return;
  console.error(
    `@tutoring/ui: a DialogTrigger is for "${id}", but the page has no dialog with this id, so nothing opens. Give the Dialog this id, or render it before the click.`,
  );
}

/** These attributes are missing in React's types. */
function command(name: 'show-modal' | 'close', id: string): object {
  return { command: name, commandfor: id };
}
