import type { CompanySettings } from '@tutoring/domain/companies';
import { videoIdProblem } from '@tutoring/domain/video';
import { elementsIn } from '../compile/walk';
import type { ContentPage } from '../content/content';
import { lineOfElement } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';

/**
 * Checks that each video fits the configured provider, because the content security policy blocks other players.
 * @param provider `video` in data/brand.yaml.
 * @throws {ContentProblem | ContentProblems} for each video that does not fit.
 */
export function checkVideos(pages: readonly ContentPage[], provider: CompanySettings['video']): void {
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

function checkVideo(id: string, provider: CompanySettings['video'], lineOfVideo: () => string): void {
  if (provider === 'none') {
    throw new ContentProblem(
      lineOfVideo(),
      'It has a <Video>, but data/brand.yaml configures no provider (video: none).',
      'write "video: youtube" or "video: vimeo" there, or remove the video.',
    );
  }
  const problem = videoIdProblem(provider, id);
  if (problem) throw new ContentProblem(lineOfVideo(), problem.what, problem.fix);
}
