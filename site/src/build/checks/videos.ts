import type { Named } from '@tutoring/domain/companies';
import { videoIdProblem } from '@tutoring/domain/video';
import { elementsIn } from '../compile/walk';
import type { ContentPage } from '../content/content';
import { lineOfElement } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';

/**
 * Checks that the site has a player for each video: the content policy lets no other in, and visitors would press play
 * for nothing.
 * @param provider `video` of data/brand.yaml.
 * @throws {ContentProblem | ContentProblems} on those that have none.
 */
export function checkVideos(pages: readonly ContentPage[], provider: Named['video']): void {
  const mistakes = new Mistakes();
  for (const { file, body } of pages) {
    for (const [name, props] of elementsIn(body)) {
      if (name !== 'Video' || !props) continue;
      const { id = '' } = props;
      mistakes.in(() => {
        checkVideo(id, provider, () => lineOfElement(file, 'Video', { id }));
      });
    }
  }
  mistakes.report();
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
