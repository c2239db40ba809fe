import { CURRICULUM, type IbComponent, type IbCourse, type IbLevel } from './course';

/** The components of every language A course. Paper 2 was out of 30 until November 2025. */
function languageA(analysis: string, texts: string): Record<IbLevel, readonly IbComponent[]> {
  const essay = { id: 'p2', name: 'Paper 2 comparative essay', kind: 'external', maxMarks: 25, minutes: 105 } as const;
  const oral = { id: 'io', name: 'Individual oral', kind: 'internal', maxMarks: 40, minutes: 15 } as const;
  return {
    SL: [
      { id: 'p1', name: `Paper 1 ${analysis}`, kind: 'external', weight: 35, maxMarks: 20, minutes: 75 },
      { ...essay, weight: 35 },
      { ...oral, weight: 30 },
    ],
    HL: [
      { id: 'p1', name: `Paper 1 ${analysis} (2 ${texts})`, kind: 'external', weight: 35, maxMarks: 40, minutes: 135 },
      { ...essay, weight: 25 },
      { id: 'hle', name: 'HL essay 1200-1500 words', kind: 'external', weight: 20, maxMarks: 20 },
      { ...oral, weight: 20 },
    ],
  };
}

const LITERATURE = languageA('guided literary analysis', 'passages');
const LANGUAGE_AND_LITERATURE = languageA('guided textual analysis', 'texts');
const LANGUAGES_A = ['English', 'Spanish', 'French', 'German', 'Chinese'];

/** The courses of a language for those who speak it well: literature, and language and literature. */
function coursesOfLanguageA(language: string): IbCourse[] {
  const shared = {
    page: `${CURRICULUM}/language-and-literature/`,
    firstExams: 2021,
    sources: ['philpot.education', 'thinkib.net', 'veritas-academy.wixsite.com'],
    checked: '2026-11',
    confidence: 'high',
  } as const;
  const id = `ib-${language.toLowerCase()}-a`;
  return [
    { ...shared, id: `${id}-literature`, name: `${language} A: Literature`, levels: LITERATURE },
    {
      ...shared,
      id: `${id}-language-literature`,
      name: `${language} A: Language and Literature`,
      levels: LANGUAGE_AND_LITERATURE,
    },
  ];
}

const LISTENING_SL = {
  id: 'p2l',
  name: 'Paper 2 listening',
  kind: 'external',
  weight: 25,
  maxMarks: 25,
  minutes: 45,
} as const;
const READING = {
  id: 'p2r',
  name: 'Paper 2 reading',
  kind: 'external',
  weight: 25,
  maxMarks: 40,
  minutes: 60,
} as const;
const ORAL = { id: 'io', name: 'Individual oral', kind: 'internal', weight: 25, maxMarks: 30, minutes: 15 } as const;

/** The components of every language B course. */
const LANGUAGE_B: Record<IbLevel, readonly IbComponent[]> = {
  SL: [
    { id: 'p1', name: 'Paper 1 writing (250-400 words)', kind: 'external', weight: 25, maxMarks: 30, minutes: 75 },
    LISTENING_SL,
    READING,
    ORAL,
  ],
  HL: [
    { id: 'p1', name: 'Paper 1 writing (450-600 words)', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
    { ...LISTENING_SL, minutes: 60 },
    READING,
    ORAL,
  ],
};
/** The components of every language ab initio course. */
const AB_INITIO: Partial<Record<IbLevel, readonly IbComponent[]>> = {
  SL: [
    { id: 'p1', name: 'Paper 1 writing (2 tasks)', kind: 'external', weight: 25, maxMarks: 30, minutes: 60 },
    LISTENING_SL,
    READING,
    { ...ORAL, minutes: 10 },
  ],
};
const LANGUAGES_B = ['English', 'French', 'German', 'Mandarin', 'Spanish'];
const LANGUAGES_AB_INITIO = ['French', 'Spanish'];

/** New courses of languages B and ab initio are first examined in May 2029. */
const ACQUISITION = {
  page: `${CURRICULUM}/language-acquisition/`,
  firstExams: 2020,
  lastExams: 2028,
  checked: '2026-11',
} as const;

const courseOfLanguageB = (language: string): IbCourse => ({
  ...ACQUISITION,
  id: `ib-${language.toLowerCase()}-b`,
  name: `${language} B`,
  levels: LANGUAGE_B,
  sources: ['ibpredict.org', 'revisiondojo.com', 'tutorchase.com', 'sites.google.com/sweetwaterschools.net'],
  confidence: 'high',
});

const courseAbInitio = (language: string): IbCourse => ({
  ...ACQUISITION,
  id: `ib-${language.toLowerCase()}-ab-initio`,
  name: `${language} ab initio`,
  levels: AB_INITIO,
  sources: ['sites.google.com/sweetwaterschools.net', 'learnfrenchwithanuj.com'],
  confidence: 'medium',
});

/** Languages: A, B and ab initio. All languages have the same components. */
export const LANGUAGE_COURSES: readonly IbCourse[] = [
  ...LANGUAGES_A.flatMap(coursesOfLanguageA),
  ...LANGUAGES_B.map(courseOfLanguageB),
  ...LANGUAGES_AB_INITIO.map(courseAbInitio),
];
