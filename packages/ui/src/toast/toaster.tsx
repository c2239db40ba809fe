'use client';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import { en } from '#toast/messages/en';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { Announcer } from './announcer';
import { stores, TOAST_SWIPE_THRESHOLD_PX, useToasts } from './store';
import * as styles from './toast.css';
import { useFocusReturn } from './use-focus-return';
import { useHost } from './use-host';

export interface ToasterProps extends HTMLAttributes<HTMLOListElement> {
  /** Whose toasts it shows: those of `toast()`, or those of `notify()`. @default "toast" */
  preset?: keyof typeof stores;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Where toasts appear. Their time stands still under the pointer, with the focus, and in a hidden tab. While a modal
 * dialog is open, they stand in it: nothing else can be pressed or heard then.
 */
export const Toaster = forwardRef<HTMLOListElement, ToasterProps>(function Toaster(
  { preset = 'toast', messages, className, ...rest },
  ref,
) {
  const words = useMessages('toast', en, messages);
  const toasts = useToasts(preset);
  const store = stores[preset];
  const viewport = useRef<HTMLOListElement>(null);
  const merged = useMergedRef(viewport, ref);
  const anchor = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const host = useHost(anchor, own);
  const giveFocusBack = useFocusReturn(host?.element);

  useEffect(() => {
    // What lies over the page's end, such as the banner about cookies, says so by the room below the page.
    if (viewport.current) viewport.current.style.insetBlockEnd = getComputedStyle(document.body).paddingBlockEnd;
  }, [toasts, host]);

  useEffect(() => {
    // Radix pauses when the window loses the focus. A tab may be hidden without ever having had it.
    const onChange = () => {
      const name = document.hidden ? 'toast.viewportPause' : 'toast.viewportResume';
      viewport.current?.dispatchEvent(new CustomEvent(name));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  // Not on the server: Radix writes inline styles, which a strict policy forbids.
  const shown = host && (
    <Provider
      label={words.toast}
      duration={store.preset.duration}
      swipeDirection={host.isRtl ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, action, variant = 'default', open }) => (
        <Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (next) return;
            store.dismiss(id);
            giveFocusBack();
          }}
          {...(action && { duration: Infinity })}
          className={cx(styles.root, styles.variant[variant])}
        >
          {variant === 'destructive' && <Icon name="warning" label={words.problem} />}
          {/* Radix says nothing of it: the announcer does. */}
          <div className={styles.text} data-radix-toast-announce-exclude="">
            {title && <Title className={styles.title}>{title}</Title>}
            {description && <Description>{description}</Description>}
            {action && (
              <Action asChild altText={title ?? words.toast}>
                {action}
              </Action>
            )}
          </div>
          <Close asChild>
            <IconButton icon="close" label={words.close} className={styles.close} />
          </Close>
        </Root>
      ))}
      <Viewport
        {...rest}
        ref={merged}
        label={words.toasts}
        className={cx(styles.viewport, styles.spacing[preset], className)}
      />
    </Provider>
  );
  return (
    <div ref={anchor}>
      <div ref={own} className={styles.host}>
        <Announcer toasts={toasts} />
      </div>
      {/* A portal, so that React hears what is pressed there also in a dialog outside its root. */}
      {shown && createPortal(shown, host.element)}
    </div>
  );
});
