import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { Video as UiVideo } from '@tutoring/ui/video';
import { useLanguage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

/** A video. Nothing loads from its provider before the visitor presses play (client/enhance/pages/video.ts). */
export function Video({ id, title }: PropsOf<'Video'>) {
  const { video } = useLanguage().layout;
  const provider = VIDEO_PROVIDERS.find((name) => name === video);
  // Without a provider, build/checks/videos.ts stops the build.
  return !provider || provider === 'none' ? null : <UiVideo provider={provider} id={id} title={title} />;
}
