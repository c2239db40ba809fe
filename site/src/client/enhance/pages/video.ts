import { enhanceVideo } from '@tutoring/ui/video-enhance';

/** On a page with videos: their buttons play them. */
export function start(): void {
  for (const video of document.querySelectorAll<HTMLElement>('[data-video]')) enhanceVideo(video);
}
