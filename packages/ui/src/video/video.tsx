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

/** A picture of our own: one at the video's company would tell it of every visitor. */
export interface VideoPoster {
  /** Its address, on this site. */
  src: string;
  /** Its own width, in pixels. */
  width: number;
  /** Its own height, in pixels. */
  height: number;
}

export interface VideoProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id' | 'title'> {
  /** Whose player shows it. */
  provider: VideoProvider;
  /**
   * What it is called by there. YouTube: the eleven signs after `v=`. Vimeo: the digits after `vimeo.com/`, with the hash
   * of a video that is not listed (`76979871/8272103f6e`).
   */
  id: string;
  /** What one sees in it: the name of the button and of the player. */
  title: string;
  /** What stands there before it plays. @default paper */
  poster?: VideoPoster | undefined;
  /** How long it is, as a reader reads it: `4 min`. @default not said */
  duration?: string | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A video of another company, of which nothing is asked before the visitor presses play: until then this is our own HTML,
 * which says whom a press will tell. Beside it a link to the video's own page, which works without scripts.
 * @throws {Error} when `id` cannot be one of that provider.
 */
export const Video = forwardRef<HTMLDivElement, VideoProps>(function Video(
  { provider, id, title, poster, duration, messages, className, ...rest },
  ref,
) {
  const words = useMessages('video', en, messages);
  const { company, player, watch } = videoAt(provider, id);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const name = useId();
  // Another video begins with its button again.
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
                <span id={`${name}play`}>{words.play}</span>
              </Button>
              {duration && <span className={styles.duration}>{duration}</span>}
            </div>
          </div>
        </div>
      </div>
      <div className={styles.below}>
        <p id={`${name}note`} className={styles.note}>
          {fill(words.note, { company })}
        </p>
        <Link className={styles.watch} href={watch} target="_blank" rel="noopener" title={words.opensInNewTab}>
          {fill(words.watch, { company })}
        </Link>
      </div>
    </div>
  );
});
