import { CURRICULUM, type IbCourse } from './course';

/** The arts. */
export const ART_COURSES: readonly IbCourse[] = [
  {
    id: 'ib-visual-arts',
    name: 'Visual Arts',
    page: `${CURRICULUM}/the-arts/visual-arts/`,
    firstExams: 2027,
    levels: {
      SL: [
        { id: 'portfolio', name: 'Art-making inquiries portfolio', kind: 'external', weight: 40, maxMarks: 32 },
        { id: 'study', name: 'Connections study', kind: 'external', weight: 20, maxMarks: 24 },
        { id: 'works', name: 'Resolved artworks', kind: 'internal', weight: 40, maxMarks: 32 },
      ],
      HL: [
        { id: 'portfolio', name: 'Art-making inquiries portfolio', kind: 'external', weight: 30, maxMarks: 32 },
        { id: 'project', name: 'Artist project', kind: 'external', weight: 30, maxMarks: 40 },
        { id: 'works', name: 'Selected resolved artworks', kind: 'internal', weight: 40, maxMarks: 40 },
      ],
    },
    sources: ['kentsartclass.com/overview', 'sites.google.com/standrews-ri.org/dpvisualart/course-requirements'],
    checked: '2026-11',
    confidence: 'medium',
  },
  {
    id: 'ib-visual-arts-2016',
    name: 'Visual Arts',
    page: `${CURRICULUM}/the-arts/visual-arts/`,
    firstExams: 2016,
    lastExams: 2026,
    levels: {
      SL: [
        { id: 'study', name: 'Comparative study', kind: 'external', weight: 20, maxMarks: 30 },
        { id: 'portfolio', name: 'Process portfolio', kind: 'external', weight: 40, maxMarks: 34 },
        { id: 'exhibition', name: 'Exhibition', kind: 'internal', weight: 40, maxMarks: 30 },
      ],
      HL: [
        { id: 'study', name: 'Comparative study', kind: 'external', weight: 20, maxMarks: 42 },
        { id: 'portfolio', name: 'Process portfolio', kind: 'external', weight: 40, maxMarks: 34 },
        { id: 'exhibition', name: 'Exhibition', kind: 'internal', weight: 40, maxMarks: 30 },
      ],
    },
    sources: ['the IB’s guide with first examinations 2016', 'the IB’s grade boundaries of 2019 to 2025, for schools'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-film',
    name: 'Film',
    page: `${CURRICULUM}/the-arts/film/`,
    firstExams: 2019,
    levels: {
      SL: [
        { id: 'analysis', name: 'Textual analysis', kind: 'external', weight: 30, maxMarks: 28 },
        { id: 'study', name: 'Comparative study', kind: 'external', weight: 30, maxMarks: 32 },
        { id: 'portfolio', name: 'Film portfolio', kind: 'internal', weight: 40, maxMarks: 24 },
      ],
      HL: [
        { id: 'analysis', name: 'Textual analysis', kind: 'external', weight: 20, maxMarks: 28 },
        { id: 'study', name: 'Comparative study', kind: 'external', weight: 20, maxMarks: 32 },
        { id: 'portfolio', name: 'Film portfolio', kind: 'internal', weight: 25, maxMarks: 24 },
        { id: 'film', name: 'Collaborative film project', kind: 'internal', weight: 35, maxMarks: 24 },
      ],
    },
    sources: ['the IB’s grade boundaries of 2019 to 2025, for schools', 'ibpredict.org'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-music',
    name: 'Music',
    page: `${CURRICULUM}/the-arts/music/`,
    firstExams: 2022,
    levels: {
      SL: [
        { id: 'exploring', name: 'Exploring music in context', kind: 'external', weight: 30, maxMarks: 24 },
        { id: 'experimenting', name: 'Experimenting with music', kind: 'internal', weight: 30, maxMarks: 28 },
        { id: 'presenting', name: 'Presenting music', kind: 'external', weight: 40, maxMarks: 38 },
      ],
      // No source that we read says the maxima at HL.
      HL: [
        { id: 'exploring', name: 'Exploring music in context', kind: 'external', weight: 20 },
        { id: 'experimenting', name: 'Experimenting with music', kind: 'internal', weight: 20 },
        { id: 'presenting', name: 'Presenting music', kind: 'external', weight: 30 },
        { id: 'maker', name: 'The contemporary music-maker', kind: 'internal', weight: 30 },
      ],
    },
    sources: [
      'ibpredict.org/subjects/music',
      'guide.fariaedu.com',
      'a copy of the IB’s guide (weight of the music-maker)',
    ],
    checked: '2026-11',
    confidence: 'medium',
  },
];
