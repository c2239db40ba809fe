import { forwardRef, type IframeHTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import * as styles from './embed.css';

export interface EmbedFrameProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  /** The name of what the frame shows, for screen readers. */
  title: string;
}

/** A page in a frame, as wide as its place. It loads when it comes near the screen. */
export const EmbedFrame = forwardRef<HTMLIFrameElement, EmbedFrameProps>(function EmbedFrame(
  { title, className, ...rest },
  ref,
) {
  return <iframe ref={ref} title={title} loading="lazy" className={cx(styles.frame, className)} {...rest} />;
});
