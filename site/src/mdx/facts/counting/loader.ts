import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import { PRIVACY_MESSAGES } from '../../../shared/messages/privacy';
import { punctuationOf } from '../../../shared/punctuation';
import type { Loader } from '../../../build/model/mdx-component';

/** When analytics may start: one entry for each consent mode. */
export type Counting = { where: string; rule: string }[];

/** The consent rules, with the texts of the page's own table. */
export const counting: Loader<Counting> = {
  load({ language }) {
    const { modes: rules, names } = PRIVACY_MESSAGES[language];
    const modes = [...new Set(REGION_PROFILES.map(({ mode }) => mode))];
    return modes.map((mode) => ({
      where: REGION_PROFILES.filter((profile) => profile.mode === mode)
        .map(({ code }) => names[code])
        .join(punctuationOf(language).semicolon),
      rule: rules[mode],
    }));
  },
  textOf: (rules) => rules.flatMap(({ where, rule }) => [where, rule]),
  linesOf: (rules) => [{ lines: rules.map(({ where, rule }) => `${where}. ${rule}`) }],
};
