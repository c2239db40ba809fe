import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import { privacyWords } from '../../../shared/messages/privacy-en';
import type { Loader } from '../../../build/model/mdx-component';

/** From when visits are counted: one entry for each mode of consent. */
export type Counting = { where: string; rule: string }[];

/** What the rules of consent say, in the words of the page's own table. */
export const counting: Loader<Counting> = {
  load() {
    const modes = [...new Set(REGION_PROFILES.map(({ mode }) => mode))];
    return modes.map((mode) => ({
      where: REGION_PROFILES.filter((profile) => profile.mode === mode)
        .map(({ name }) => name)
        .join('; '),
      rule: privacyWords.modes[mode],
    }));
  },
  textOf: (rules) => rules.flatMap(({ where, rule }) => [where, rule]),
  linesOf: (rules) => [{ lines: rules.map(({ where, rule }) => `${where}. ${rule}`) }],
};
