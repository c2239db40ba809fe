import type { LaunchDecision, LaunchList } from '@tutoring/domain/launch';
import { ContentError, type ContentApi } from '../content-api';
import { CLAIMS_FILE } from './use-answers';

/** Data for stories and tests: samples that no file has. */

const CLAIMS = `# Samples.
- id: one-tutor
  subject: tutors
  claim: One tutor teaches each subject.
- id: notes
  subject: tutors
  claim: Parents can read every note.
  answer: { is: true, by: Sample Owner, on: 2026-11-20 }
- id: evenings
  subject: tutors
  claim: Tutors teach in the evening.
`;

const claim = (id: string, title: string, more: Partial<LaunchDecision> = {}): LaunchDecision => ({
  id: `claim.${id}`,
  group: 'tutors',
  title,
  blocks: true,
  decided: false,
  how: { by: 'claim', claim: id, strikeable: true, warnings: [], unmarked: [] },
  places: [
    {
      file: 'site/content/tutors.mdx',
      line: 12,
      page: '/tutors',
      heading: 'Who teaches',
      paragraph: `We begin with a talk. ${title} You can ask for another.`,
      sentence: title,
    },
    { file: 'site/content/faq/ar.mdx', page: '/faq/ar', lang: 'ar', sentence: 'معلّم واحد لكل مادة.' },
  ],
  ...more,
});

export const sampleList: LaunchList = {
  ready: false,
  blocking: 3,
  groups: [
    { id: 'tutors', title: 'Tutors', decided: 1, left: 3 },
    { id: 'setup', title: 'Setup', decided: 0, left: 2 },
  ],
  decisions: [
    claim('one-tutor', 'One tutor teaches each subject.'),
    claim('notes', 'Parents can read every note.', { decided: true }),
    claim('evenings', 'Tutors teach in the evening.', {
      how: {
        by: 'claim',
        claim: 'evenings',
        strikeable: true,
        warnings: ['/tutors loses its section “When we teach”.'],
        unmarked: [],
      },
    }),
    claim('law', 'Families can cancel within 14 days.', {
      blocks: false,
      how: { by: 'claim', claim: 'law', strikeable: false, warnings: [], unmarked: [] },
    }),
    {
      id: 'trader',
      group: 'setup',
      title: 'Legal details of the business',
      blocks: true,
      decided: false,
      how: { by: 'form', file: 'site/data/brand.yaml', fields: ['trader'] },
      places: [{ file: 'site/data/brand.yaml', field: 'trader', sentence: 'trader.legalName is a placeholder' }],
    },
    {
      id: 'database',
      group: 'setup',
      title: 'Databases',
      blocks: true,
      decided: false,
      how: { by: 'command', commands: ['pnpm wrangler d1 create sample-leads'] },
      places: [],
    },
  ],
};

/** A content API that keeps the claims in memory, and can be changed by somebody else. */
export function sampleClaims(): ContentApi & { text: () => string; otherSave: (text: string) => void; fail: boolean } {
  let text = CLAIMS;
  let count = 1;
  const version = () => count.toString(16).padStart(40, '0');
  const unused = () => Promise.reject(new Error('The screen has no use for it.'));
  const api = {
    fail: false,
    text: () => text,
    otherSave(next: string) {
      text = next;
      count += 1;
    },
    list: unused,
    publication: unused,
    publish: unused,
    read: () => Promise.resolve({ path: CLAIMS_FILE, version: version(), text }),
    save: (_summary: string, changes: Parameters<ContentApi['save']>[1]) => {
      const [change] = changes;
      if (api.fail) return Promise.reject(new ContentError('The repository’s host does not answer.'));
      if (change?.version !== version()) return Promise.reject(new ContentError('Somebody else saved this file.'));
      api.otherSave(change.text ?? '');
      return Promise.resolve({ files: [{ path: CLAIMS_FILE, version: version() }] });
    },
  };
  return api;
}
