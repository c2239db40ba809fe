/** The `places` of a claim: files that say it too, without a mark around the sentence. */
import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import type { LaunchHow, LaunchPlace } from '../../packages/domain/src/contract/launch';

const PROFILES = 'packages/domain/src/privacy/regions.ts';

/** What an owner sees of a place such as `site/data/messages: cancellation`. */
export function placesNamed(place: string): LaunchPlace[] {
  const [file = '', field] = place.split(': ');
  if (file === PROFILES) return profiles();
  const [, page] = /^site\/content\/(.+?)(?:\/index)?(?:\.mdx)?$/.exec(file) ?? [];
  if (page) {
    const isPage = file.endsWith('.mdx');
    return [
      { file, page: `/${page}`, sentence: isPage ? 'The page as a whole.' : 'Each of the pages below this address.' },
    ];
  }
  if (file === 'site/data/messages')
    return [
      {
        file: `${file}/en.yaml`,
        sentence: 'A text that several pages show, in each language.',
        ...(field && { field }),
      },
    ];
  return [{ file, sentence: `A text or a drawing in the code${field ? ` (${field})` : ''}: a developer changes it.` }];
}

/** What /privacy tells the visitors of each region. */
const profiles = () =>
  REGION_PROFILES.map(({ name, laws, userRights, minorConsent, dataRetention }): LaunchPlace => ({
    file: PROFILES,
    page: '/privacy',
    lang: 'en',
    heading: name,
    sentence: `${laws.join('; ')}. Rights: ${userRights.join('; ')}. A parent agrees for anybody under ${minorConsent}. Kept: ${dataRetention}`,
  }));

/** Whether “not us” is possible, and why not. */
export function keptBy(
  required: boolean | undefined,
  hasPlaces: boolean,
): Pick<Extract<LaunchHow, { by: 'claim' }>, 'strikeable' | 'kept'> {
  if (required)
    return { strikeable: false, kept: 'The site must not open unless this is true, so it cannot be struck.' };
  // What stands in data or code stays there whatever the answer is.
  if (hasPlaces)
    return { strikeable: false, kept: 'It also stands in texts that no answer takes out, so change those instead.' };
  return { strikeable: true };
}
