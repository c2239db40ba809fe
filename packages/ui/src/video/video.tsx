'use client';
import { videoAt, type VideoProvider } from '@tutoring/domain/video';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#video/messages/en';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import { enhanceVideo } from './enhance';
import * as styles from './video.css';

/** A picture on our own site. A picture from the provider would tell it about every visitor. */
export interface VideoPoster {
  /** Its address, on this site. */
  src: string;
  /** Its own width, in pixels. */
  width: number;
  /** Its own height, in pixels. */
  height: number;
}

export interface VideoProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id' | 'title'> {
  /** The company that hosts the video. */
  provider: VideoProvider;
  /**
   * The provider's id. YouTube: the eleven characters after `v=`. Vimeo: the digits after `vimeo.com/`, with the hash of an
   * unlisted video (`76979871/8272103f6e`).
   */
  id: string;
  /** What the video shows. Names the button and the player. */
  title: string;
  /** The picture before the video plays. @default ruled paper */
  poster?: VideoPoster | undefined;
  /** The duration as text, such as `4 min`. @default none */
  duration?: string | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A video on YouTube or Vimeo. Before the visitor presses play, the page sends no request to the provider. The text below
 * names the provider that a click contacts. A link opens the video's page at the provider, and works without scripts.
 * @throws {Error} if `id` is not a valid id of the provider.
 */
export const Video = forwardRef<HTMLDivElement, VideoProps>(function Video(
  { provider, id, title, poster, duration, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('video', en, overrides);
  const { company, player, watch } = videoAt(provider, id);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const name = useId();
  // A new video starts with its button again.
  useEffect(() => (own.current ? enhanceVideo(own.current) : undefined), [player]);
  return (
    <div ref={merged} className={cx(styles.root, className)} data-video={player} {...rest}>
      <div className={styles.box}>
        <div className={styles.facade} data-facade="">
          {poster && <img className={styles.poster} {...poster} alt="" loading="lazy" decoding="async" />}
          <div className={styles.slip}>
            <p id={`${name}title`} className={styles.title} data-title="">
              {title}
            </p>
            <div className={styles.actions}>
              <Button
                className={styles.play}
                aria-labelledby={`${name}play ${name}title`}
                aria-describedby={`${name}note`}
              >
                <Icon name="play" />
                <span id={`${name}play`}>{messages.play}</span>
              </Button>
              {duration && <span className={styles.duration}>{duration}</span>}
            </div>
          </div>
        </div>
      </div>
      <div className={styles.below}>
        <p id={`${name}note`} className={styles.note}>
          {fill(messages.note, { company })}
        </p>
        <Link className={styles.watch} href={watch} target="_blank" rel="noopener" title={messages.opensInNewTab}>
          {fill(messages.watch, { company })}
        </Link>
      </div>
    </div>
  );
});
