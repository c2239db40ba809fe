/** The files of a claim that have no mark: `places` say it as a whole, and `about` do not say it. */
import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import type { LaunchHow, LaunchPlace } from '../../packages/domain/src/contract/launch';

const PROFILES = 'packages/domain/src/privacy/regions.ts';

/** What an owner sees of a place such as `site/content/terms.mdx`. */
export function placesNamed(file: string): LaunchPlace[] {
  if (file === PROFILES) return profiles();
  const [, page] = /^site\/content\/(.+?)(?:\/index)?(?:\.mdx)?$/.exec(file) ?? [];
  if (page) {
    const isPage = file.endsWith('.mdx');
    return [
      { file, page: `/${page}`, sentence: isPage ? 'The page as a whole.' : 'Each of the pages below this address.' },
    ];
  }
  return [{ file, sentence: 'A text in the code, such as the receipt of the form: a developer changes it.' }];
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
export function keptBy(required?: string): Pick<Extract<LaunchHow, { by: 'claim' }>, 'strikeable' | 'kept'> {
  return required ? { strikeable: false, kept: `It cannot be struck. ${required}` } : { strikeable: true };
}
