import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { Video as UiVideo } from '@tutoring/ui/video';
import { useLanguage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

/** A video, of whose company nothing is asked before play is pressed (src/client/enhance/pages/video.ts). */
export function Video({ id, title }: PropsOf<'Video'>) {
  const { video } = useLanguage().layout;
  const provider = VIDEO_PROVIDERS.find((one) => one === video);
  // With none the build has stopped: build/checks/videos.ts.
  return !provider || provider === 'none' ? null : <UiVideo provider={provider} id={id} title={title} />;
}
