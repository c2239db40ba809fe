import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import {
  useEffect,
  useRef,
  type ForwardedRef,
  type HTMLAttributes,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import type { en } from '#toast/messages/en';
import type { Translation } from '../lib/translation';
import { PRESETS, TOAST_SWIPE_THRESHOLD_PX, type Toast } from './store';
import * as styles from './toast.css';

/**
 * Radix wants a name for toasts, and interrupts with it before our announcement. This one has no letters (a word joiner), so nothing
 * is spoken.
 */
const SILENT = '\u2060';

export interface ShownToastsProps extends HTMLAttributes<HTMLOListElement> {
  /** The open toasts, newest first. */
  toasts: readonly Toast[];
  isRtl: boolean;
  messages: Translation<typeof en>;
  listRef: ForwardedRef<HTMLOListElement>;
  onClose: (id: string) => void;
}

/** The visible toasts. Radix handles swipes, pauses and keys. This module loads with the first toast. */
export function ShownToasts(props: ShownToastsProps) {
  const { toasts, isRtl, messages, listRef, onClose, className, ...rest } = props;
  const viewport = useRef<HTMLOListElement>(null);
  const merged = useMergedRef(viewport, listRef);

  useEffect(() => {
    // The cookie banner reserves its height as padding of the body. Toasts stay above it.
    if (viewport.current) viewport.current.style.insetBlockEnd = getComputedStyle(document.body).paddingBlockEnd;
  }, [toasts]);

  useEffect(() => {
    // Radix pauses when the window loses the focus. A hidden tab may never have had the focus.
    const onChange = () => {
      const name = document.hidden ? 'toast.viewportPause' : 'toast.viewportResume';
      viewport.current?.dispatchEvent(new CustomEvent(name));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return (
    <Provider label={SILENT} swipeDirection={isRtl ? 'left' : 'right'} swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map(({ id, title, description, action, preset, variant = 'default' }) => (
        <Root
          key={id}
          open
          onOpenChange={(next) => {
            if (!next) onClose(id);
          }}
          duration={action ? Infinity : PRESETS[preset].duration}
          // Radix's own live region has nothing to say, so it interrupts nobody.
          type="background"
          {...endsSwipe}
          className={cx(styles.root, styles.variant[variant])}
        >
          {variant === 'destructive' && <Icon name="warning" label={messages.problem} />}
          {/* Radix does not announce it, because the announcer does. */}
          <div className={styles.text} data-radix-toast-announce-exclude="">
            {title && <Title className={styles.title}>{title}</Title>}
            {description && <Description>{description}</Description>}
            {action && (
              <Action asChild altText={title ?? messages.toast}>
                {action}
              </Action>
            )}
          </div>
          <Close asChild>
            <IconButton icon="close" label={messages.close} className={styles.close} />
          </Close>
        </Root>
      ))}
      <Viewport {...rest} ref={merged} label={messages.toasts} className={cx(styles.viewport, className)} />
    </Provider>
  );
}

/**
 * Radix ends a swipe only on `pointerup`. That event never fires if the browser takes over the touch, or if the mouse button
 * is released outside the page. The toast would stay where it was dragged, and its timer would stay paused.
 */
const endsSwipe = {
  onPointerCancel: endSwipe,
  onLostPointerCapture: endSwipe,
  onPointerMoveCapture(event: ReactPointerEvent<HTMLLIElement>) {
    if (event.buttons === 0) endSwipe(event);
  },
};

function endSwipe({ currentTarget, pointerId, clientX, clientY, pointerType }: ReactPointerEvent<HTMLLIElement>): void {
  if (!/^(?:start|move)$/.test(currentTarget.dataset.swipe ?? '')) return;
  currentTarget.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId, clientX, clientY }));
  // A lifted finger must not keep the timer paused.
  if (pointerType !== 'mouse') currentTarget.closest('[role=region]')?.dispatchEvent(new Event('pointerleave'));
}
