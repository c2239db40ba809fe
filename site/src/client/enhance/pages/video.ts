import { enhanceVideo } from '@tutoring/ui/video-enhance';

/** Makes the play buttons of videos work. */
export function start(): void {
  for (const video of document.querySelectorAll<HTMLElement>('[data-video]')) enhanceVideo(video);
}
