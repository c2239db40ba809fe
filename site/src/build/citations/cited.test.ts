import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCitations, type Citations } from './cited';
import { projectWith } from './project.test-data';

const root = join(import.meta.dirname, '../../../..');
const pagesOf = (citations: Citations, address: string) => citations.get(address)?.map(({ pages }) => pages);

it('names the page of each citation, and every place of an address', () => {
  const link = (part: string) => `<Sources checked="2026-11">\n- [a](https://a.example/x${part})\n</Sources>`;
  const project = projectWith({
    'site/content/index.mdx': link(''),
    'site/content/jp/en.mdx': link('#part'),
    'site/content/why-choose-[slug].mdx': link(''),
  });
  expect([...readCitations(project, 'name')]).toEqual([
    [
      'https://a.example/x',
      [
        { place: 'site/content/index.mdx:2', checked: '2026-11', pages: ['/'] },
        { place: 'site/content/jp/en.mdx:2', checked: '2026-11', pages: ['/jp/en'] },
        { place: 'site/content/why-choose-[slug].mdx:2', checked: '2026-11', pages: ['/why-choose-name'] },
      ],
    ],
  ]);
});

it('names the pages that show the facts of a data file', () => {
  const citations = readCitations(
    projectWith({
      'site/content/all.mdx': '<Facts of="changes" />',
      'site/content/one.mdx': '<Facts of="changes-here" />',
      'site/content/other.mdx': '<Facts of="changes-here" />',
      'site/content/help.mdx': '<Facts of="helplines" />',
      'site/content/uk.mdx': '<Schools in="uk" few="yes" />',
      'site/content/physics.mdx': '<Assessment course="ib-physics" />',
      'site/content/essay.mdx': '<Assessment course="ib-ee" />',
      'site/content/tool.mdx': '<Widget name="grade-calculator" />',
      'site/content/brief.mdx': '<Widget name="grade-calculator" brief="yes" />',
      'site/data/course-changes.yaml': "- pages: [/one]\n  source: { href: 'https://a.example' }\n  checked: 2026-11\n",
      'site/data/helplines.yaml': "source: 'https://b.example'\nchecked: '2026-11'\n",
      'site/data/schools.yaml':
        "checked: 2026-11\nlists:\n  spain:\n    - source: 'c.example/spain'\n  uk:\n    - source: 'c.example/uk'\n",
      'packages/domain/src/ib/courses.ts': `
export const IB_COURSES = [
  {
    id: 'ib-physics',
    levels: [{ id: 'p1' }],
    sources: ['d.example/physics'],
    checked: '2026-11',
  },
];
export const EXTENDED_ESSAY = { sources: ['d.example/essay'], checked: '2026-11' };`,
    }),
    'name',
  );
  expect(pagesOf(citations, 'https://a.example/')).toEqual([['/all', '/one']]);
  expect(pagesOf(citations, 'https://b.example/')).toEqual([['/help']]);
  expect(pagesOf(citations, 'https://c.example/spain')).toEqual([[]]);
  expect(pagesOf(citations, 'https://c.example/uk')).toEqual([['/uk']]);
  expect(pagesOf(citations, 'https://d.example/physics')).toEqual([['/physics', '/tool']]);
  expect(pagesOf(citations, 'https://d.example/essay')).toEqual([['/essay', '/tool']]);
});

it('finds a page of ours for every citation of the project', () => {
  const citations = readCitations(root, 'name');
  expect(citations.size).toBeGreaterThan(200);
  const lost = [...citations.values()].flat().filter(({ pages }) => pages.length === 0);
  expect(lost, 'Name the component that shows them in showing.ts.').toEqual([]);
});
