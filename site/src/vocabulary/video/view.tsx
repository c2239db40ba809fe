import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { Video as UiVideo } from '@tutoring/ui/video';
import { useLanguage } from '../../shell/page-data';
import type { PropsOf } from '../words';

/** A video, of whose company nothing is asked before play is pressed (src/page/visit/pages/video.ts). */
export function Video({ id, title }: PropsOf<'Video'>) {
  const { video } = useLanguage().shell;
  const provider = VIDEO_PROVIDERS.find((one) => one === video);
  // With none the build has stopped: build/read/check-videos.ts.
  return !provider || provider === 'none' ? null : <UiVideo provider={provider} id={id} title={title} />;
}
