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

export interface ShownToastsProps extends HTMLAttributes<HTMLOListElement> {
  /** Those that are open, newest first. */
  toasts: readonly Toast[];
  isRtl: boolean;
  words: Translation<typeof en>;
  listRef: ForwardedRef<HTMLOListElement>;
  onClose: (id: string) => void;
}

/** What is seen of toasts. Radix swipes, pauses and walks through them by keys: loaded with the first one. */
export function ShownToasts(props: ShownToastsProps) {
  const { toasts, isRtl, words, listRef, onClose, className, ...rest } = props;
  const viewport = useRef<HTMLOListElement>(null);
  const merged = useMergedRef(viewport, listRef);

  useEffect(() => {
    // What lies over the page's end, such as the banner about cookies, says so by the room below the page.
    if (viewport.current) viewport.current.style.insetBlockEnd = getComputedStyle(document.body).paddingBlockEnd;
  }, [toasts]);

  useEffect(() => {
    // Radix pauses when the window loses the focus. A tab may be hidden without ever having had it.
    const onChange = () => {
      const name = document.hidden ? 'toast.viewportPause' : 'toast.viewportResume';
      viewport.current?.dispatchEvent(new CustomEvent(name));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return (
    <Provider label={words.toast} swipeDirection={isRtl ? 'left' : 'right'} swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map(({ id, title, description, action, preset, variant = 'default' }) => (
        <Root
          key={id}
          open
          onOpenChange={(next) => {
            if (!next) onClose(id);
          }}
          duration={action ? Infinity : PRESETS[preset].duration}
          {...endsSwipe}
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
      <Viewport {...rest} ref={merged} label={words.toasts} className={cx(styles.viewport, className)} />
    </Provider>
  );
}

/**
 * Radix ends a swipe by `pointerup` alone. It never comes when the browser takes a touch for itself, or when a mouse button is
 * released where nobody hears it: the toast would stay where it was dragged, and its time would stand still.
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
  // A finger that is gone holds no time up.
  if (pointerType !== 'mouse') currentTarget.closest('[role=region]')?.dispatchEvent(new Event('pointerleave'));
}
