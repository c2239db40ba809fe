import type { Named } from '@tutoring/domain/companies';
import { videoIdProblem } from '@tutoring/domain/video';
import { elementsIn } from '../compile/walk';
import type { ContentPage } from './content';
import { lineOf } from './line-of';
import { ContentProblem } from './problem';

/**
 * Checks that the site has a player for each video: the content policy lets no other in, and visitors would press play
 * for nothing.
 * @param provider `video` of data/brand.yaml.
 * @throws {ContentProblem} on the first that has none.
 */
export function checkVideos(pages: readonly ContentPage[], provider: Named['video']): void {
  for (const { file, body } of pages) {
    for (const [name, props] of elementsIn(body)) {
      if (name === 'Video' && props) checkVideo(props.id ?? '', provider, () => lineOf(file, '<Video'));
    }
  }
}

function checkVideo(id: string, provider: Named['video'], place: () => string): void {
  if (provider === 'none') {
    throw new ContentProblem(
      place(),
      'It has a <Video>, and data/brand.yaml names nobody whose player shows videos (video: none).',
      'write "video: youtube" or "video: vimeo" there, or take the video out.',
    );
  }
  const problem = videoIdProblem(provider, id);
  if (problem) throw new ContentProblem(place(), problem.what, problem.fix);
}
