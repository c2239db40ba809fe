import type { FactSource } from '../facts';
import type { ApExamScore } from './exam-scores';

/** A content area of the AP International Diploma. An exam counts for one area only. */
export type DiplomaArea =
  /** Two exams in two different languages. English is one of them. */
  | 'languages'
  /** An exam with a global perspective. */
  | 'global'
  /** An exam in a science, mathematics or computer science. */
  | 'science'
  /** One more exam, in neither English nor a world language. */
  | 'additional';

/** The exams in languages, with the code of the language. Two exams in one language count as one. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  'ap-english-language': 'en',
  'ap-english-literature': 'en',
  'ap-chinese': 'zh',
  'ap-french': 'fr',
  'ap-german': 'de',
  'ap-italian': 'it',
  'ap-japanese': 'ja',
  'ap-spanish-language': 'es',
  'ap-spanish-literature': 'es',
};

/** The exams of each area, by id. `additional` has every exam of `global` and `science`, and all other exams. */
export const DIPLOMA_AREAS: Readonly<Record<Exclude<DiplomaArea, 'additional'>, readonly string[]>> = {
  languages: Object.keys(LANGUAGE_OF),
  global: [
    'ap-art-history',
    'ap-comparative-government',
    'ap-environmental-science',
    'ap-human-geography',
    'ap-macroeconomics',
    'ap-world-history',
  ],
  science: [
    'ap-biology',
    'ap-calc-ab',
    'ap-calc-bc',
    'ap-chemistry',
    'ap-computer-science-a',
    'ap-environmental-science',
    'ap-physics-1',
    'ap-physics-2',
    'ap-physics-c-mechanics',
    'ap-physics-c-em',
    'ap-statistics',
  ],
};

/** Exams that we count for no area, because no source that we read says whether they do. */
export const DIPLOMA_UNCONFIRMED: readonly string[] = [
  'ap-computer-science-principles',
  'ap-latin',
  'ap-precalculus',
  'ap-research',
  'ap-seminar',
];

/** The source of the exams in the areas. The rules themselves have a better one: see the award in `AP_AWARDS`. */
export const DIPLOMA_AREAS_SOURCE: FactSource = {
  confidence: 'medium',
  sources: [
    'apstudents.collegeboard.org/awards-recognitions/ap-international-diploma (languages)',
    'internationalschoolsearch.com/advanced-placement-international-diploma-apid (other areas)',
  ],
  checked: '2026-11',
};

/** How many exams each area has, up to its limit, if every exam counts where it helps most. */
export function areasFilled(passes: readonly ApExamScore[]): Record<DiplomaArea, number> {
  const ids = passes.map(({ exam }) => exam);
  const isIn = (area: keyof typeof DIPLOMA_AREAS) => (id: string) => DIPLOMA_AREAS[area].includes(id);
  const others = ids.filter((id) => !isIn('languages')(id) && !DIPLOMA_UNCONFIRMED.includes(id));
  const global = others.filter(isIn('global'));
  const science = others.filter(isIn('science'));
  const hasGlobal = global.length > 0;
  // An exam of both areas fills only one of them.
  const hasScience = science.length > 0 && new Set([...global, ...science]).size > Number(hasGlobal);
  const left = others.length - Number(hasGlobal) - Number(hasScience);
  return {
    languages: Math.min(2, languagesOf(ids).size),
    global: Number(hasGlobal),
    science: Number(hasScience),
    additional: Math.min(1, left),
  };
}

function languagesOf(ids: readonly string[]): Set<string> {
  return new Set(ids.flatMap((id) => LANGUAGE_OF[id] ?? []));
}
