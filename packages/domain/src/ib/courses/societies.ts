import { CURRICULUM, type IbCourse } from './course';

/** Individuals and societies. */
export const SOCIETY_COURSES: readonly IbCourse[] = [
  {
    id: 'ib-business-management',
    name: 'Business Management',
    page: `${CURRICULUM}/individuals-and-societies/business-management/`,
    firstExams: 2024,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 35, maxMarks: 30, minutes: 90 },
        { id: 'p2', name: 'Paper 2 quantitative focus', kind: 'external', weight: 35, maxMarks: 40, minutes: 90 },
        { id: 'ia', name: 'Business research project 1800 words', kind: 'internal', weight: 30, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
        { id: 'p2', name: 'Paper 2 quantitative focus', kind: 'external', weight: 30, maxMarks: 50, minutes: 105 },
        { id: 'p3', name: 'Paper 3 social enterprise', kind: 'external', weight: 25, maxMarks: 25, minutes: 75 },
        { id: 'ia', name: 'Business research project 1800 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['thinkib.net', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-digital-society',
    name: 'Digital Society',
    page: `${CURRICULUM}/individuals-and-societies/digital-society/`,
    firstExams: 2024,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 40, maxMarks: 40, minutes: 90 },
        { id: 'p2', name: 'Paper 2 sources', kind: 'external', weight: 30, maxMarks: 24, minutes: 75 },
        { id: 'ia', name: 'Inquiry project', kind: 'internal', weight: 30, maxMarks: 24 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 35, maxMarks: 52, minutes: 135 },
        { id: 'p2', name: 'Paper 2 sources', kind: 'external', weight: 20, maxMarks: 24, minutes: 75 },
        { id: 'p3', name: 'Paper 3 HL extension', kind: 'external', weight: 25, maxMarks: 30, minutes: 75 },
        { id: 'ia', name: 'Inquiry project', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['the IB’s examination schedule of May 2026', 'ibcalc.com', 'ibpredict.org'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-economics',
    name: 'Economics',
    page: `${CURRICULUM}/individuals-and-societies/economics/`,
    firstExams: 2022,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 extended response', kind: 'external', weight: 30, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 data response', kind: 'external', weight: 40, maxMarks: 40, minutes: 105 },
        { id: 'ia', name: 'Portfolio of 3 commentaries', kind: 'internal', weight: 30, maxMarks: 45 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 extended response', kind: 'external', weight: 20, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 data response', kind: 'external', weight: 30, maxMarks: 40, minutes: 105 },
        { id: 'p3', name: 'Paper 3 policy paper', kind: 'external', weight: 30, maxMarks: 60, minutes: 105 },
        { id: 'ia', name: 'Portfolio of 3 commentaries', kind: 'internal', weight: 20, maxMarks: 45 },
      ],
    },
    sources: ['ibpredict.org', 'cgpacalculatoronline.net', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-geography',
    name: 'Geography',
    page: `${CURRICULUM}/individuals-and-societies/geography/`,
    firstExams: 2019,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 two options', kind: 'external', weight: 35, maxMarks: 40, minutes: 90 },
        { id: 'p2', name: 'Paper 2 core', kind: 'external', weight: 40, maxMarks: 50, minutes: 75 },
        { id: 'ia', name: 'Fieldwork report 2500 words', kind: 'internal', weight: 25, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 three options', kind: 'external', weight: 35, maxMarks: 60, minutes: 135 },
        { id: 'p2', name: 'Paper 2 core', kind: 'external', weight: 25, maxMarks: 50, minutes: 75 },
        { id: 'p3', name: 'Paper 3 HL extension', kind: 'external', weight: 20, maxMarks: 28, minutes: 60 },
        { id: 'ia', name: 'Fieldwork report 2500 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['sites.google.com/view/opengeography', 'savemyexams.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-global-politics',
    name: 'Global Politics',
    page: `${CURRICULUM}/individuals-and-societies/global-politics/`,
    firstExams: 2026,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 30, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 40, maxMarks: 30, minutes: 105 },
        { id: 'ia', name: 'Engagement project', kind: 'internal', weight: 30, maxMarks: 24 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 20, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 30, maxMarks: 30, minutes: 105 },
        { id: 'p3', name: 'Paper 3 HL extension', kind: 'external', weight: 30, maxMarks: 28, minutes: 90 },
        { id: 'ia', name: 'Engagement project', kind: 'internal', weight: 20, maxMarks: 30 },
      ],
    },
    sources: ['glopopolis.org/2026/assessment', 'glopo.info/assessment', 'the IB’s examination schedule of May 2026'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-history',
    name: 'History',
    page: `${CURRICULUM}/individuals-and-societies/history/`,
    firstExams: 2017,
    lastExams: 2027,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 30, maxMarks: 24, minutes: 60 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 45, maxMarks: 30, minutes: 90 },
        { id: 'ia', name: 'Historical investigation 2200 words', kind: 'internal', weight: 25, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 20, maxMarks: 24, minutes: 60 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
        {
          id: 'p3',
          name: 'Paper 3 three essays (regional option)',
          kind: 'external',
          weight: 35,
          maxMarks: 45,
          minutes: 150,
        },
        { id: 'ia', name: 'Historical investigation 2200 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['sites.google.com/wesleycollege.net/ibhistory'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-philosophy',
    name: 'Philosophy',
    page: `${CURRICULUM}/individuals-and-societies/philosophy/`,
    firstExams: 2025,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 50, maxMarks: 50, minutes: 105 },
        { id: 'p2', name: 'Paper 2 prescribed text', kind: 'external', weight: 25, maxMarks: 25, minutes: 60 },
        { id: 'ia', name: 'Philosophical analysis', kind: 'internal', weight: 25, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 40, maxMarks: 75, minutes: 150 },
        { id: 'p2', name: 'Paper 2 prescribed text', kind: 'external', weight: 20, maxMarks: 25, minutes: 60 },
        { id: 'p3', name: 'Paper 3 unseen text', kind: 'external', weight: 20, maxMarks: 25, minutes: 75 },
        { id: 'ia', name: 'Philosophical analysis', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['the IB’s examination schedule of May 2026', 'ibcalc.com', 'ibpredict.org'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-psychology-2027',
    name: 'Psychology',
    page: `${CURRICULUM}/individuals-and-societies/psychology/`,
    firstExams: 2027,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 35, maxMarks: 35, minutes: 90 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 35, maxMarks: 35, minutes: 90 },
        { id: 'ia', name: 'Research proposal', kind: 'internal', weight: 30, maxMarks: 24 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 25, maxMarks: 35, minutes: 90 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 25, maxMarks: 35, minutes: 90 },
        { id: 'p3', name: 'Paper 3 data analysis', kind: 'external', weight: 30, maxMarks: 30, minutes: 105 },
        { id: 'ia', name: 'Research proposal', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['ibpsychhub.com', 'sev7n.co.in'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-psychology-2019',
    name: 'Psychology',
    page: `${CURRICULUM}/individuals-and-societies/psychology/`,
    firstExams: 2019,
    lastExams: 2026,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 50, maxMarks: 49, minutes: 120 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 25, maxMarks: 22, minutes: 60 },
        { id: 'ia', name: 'Experimental study', kind: 'internal', weight: 25, maxMarks: 22 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 40, maxMarks: 49, minutes: 120 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 20, maxMarks: 44, minutes: 120 },
        { id: 'p3', name: 'Paper 3', kind: 'external', weight: 20, maxMarks: 24, minutes: 60 },
        { id: 'ia', name: 'Experimental study', kind: 'internal', weight: 20, maxMarks: 22 },
      ],
    },
    sources: ['revisiondojo.com'],
    checked: '2026-11',
    confidence: 'medium',
  },
];
