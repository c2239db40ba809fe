import {
  CHAT_FACTS_ADDRESS,
  intentsAddress,
  passagesAddress,
  readChatFacts,
  readPassages,
} from '@tutoring/domain/chat';
import { LANGUAGES } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPractice } from '../../../shared/paths';
import type { ViewNode } from '../../../shared/tree';
import { idsIn } from '../../compile/compile-body';
import { readableText } from '../../checks/prose';
import { sentencesOf } from '../../checks/sentences';
import { readSiteIn } from '../../../testing/whole-site';
import { readData } from '../../content/data';
import { chatFacts, passagesOf, passagesOfAll, writePassages } from './passages';
import { MDX_REGISTRY } from '../../../mdx/registry';

const folder = join(import.meta.dirname, '../../../..');
const site = readSiteIn(folder);
const data = readData(join(folder, 'data'));
const passages = passagesOfAll(site, data);
const listed = site.contexts.filter(({ noindex }) => !noindex);
const pageAt = (path: string) => {
  const page = listed.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

/** Compressed size limits in bytes: of a page's passages, and of the facts. */
const PASSAGES_BYTES = 6_000;
const FACTS_BYTES = 4_000;

const bytesOf = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;
const body = (...nodes: ViewNode[]) => ({ ...pageAt('/faq'), body: nodes });

describe('passages', () => {
  it('are small', () => {
    for (const [path, own] of passages) expect(bytesOf(own), path).toBeLessThan(PASSAGES_BYTES);
    expect(bytesOf(chatFacts(data))).toBeLessThan(FACTS_BYTES);
  });

  it('name only ids that are on the page', () => {
    for (const page of listed) {
      const ids = new Set(['', ...idsIn(page.body as never)]);
      for (const { id } of passages.get(page.path) ?? []) expect(ids, page.path).toContain(id);
    }
  });

  it('quote the page exactly', () => {
    const bare = (text: string) => text.replace(/[\s·]+/g, '');
    // The dates are facts, which are not in the page's own text.
    const isOfFacts = (path: string) => /^\/dates(?:\/|$)/.test(path);
    for (const page of listed.filter(({ path }) => !isPractice(path) && !isOfFacts(path))) {
      const prose = bare(readableText(page.body, MDX_REGISTRY));
      const own = (passages.get(page.path) ?? []).flatMap(({ sentences }) => sentences);
      expect(own.length, page.path).toBeGreaterThan(0);
      // The price and the labels of facts are shared texts, so they are not in the page's own text.
      const strange = own.filter((sentence) => !prose.includes(bare(sentence)));
      expect(strange.length / own.length, `${page.path}: ${strange.join(' | ')}`).toBeLessThan(0.5);
    }
  });

  it('put an answer under its question', () => {
    expect(passagesOf(pageAt('/faq'), data, MDX_REGISTRY)).toContainEqual({
      id: 'is-it-the-same-tutor-each-time',
      heading: 'Is it the same tutor each time?',
      sentences: [
        'Yes, unless you ask for another.',
        'If the tutor is ill, you choose another time, or we refund the session.',
        'Your tutor remembers where you got stuck.',
        'If you have two subjects, one tutor may teach both, or each subject gets its own tutor.',
      ],
    });
  });

  it('put a table’s rows under its column names', () => {
    const row = [
      '東北大学医学部医学科（2026年度入学） · 45点満点で38点以上。',
      '数学HLと、生物・化学・物理から2科目のHLで、それぞれ成績6以上',
    ];
    const passage = passagesOf(pageAt('/jp'), data, MDX_REGISTRY).find(({ sentences }) => sentences[0] === row[0]);
    expect(passage?.sentences).toEqual(row);
    expect(passage?.heading).toContain('公表されている条件');
  });

  it('have prices and session times as the page shows them', () => {
    const texts = (path: string) => passagesOf(pageAt(path), data, MDX_REGISTRY).flatMap(({ sentences }) => sentences);
    const price = priceText(data.prices.from, 'en').replace(/\s/g, ' ');
    expect(texts('/faq')).toContain(`Sessions start at ${price}.`);
    expect(texts('/jp').some((text) => /^.+ · \d\d:\d\d～\d\d:\d\d · /.test(text))).toBe(true);
  });

  it('leave out samples and sources', () => {
    const page = body(
      ['Script', { title: 'A sample' }, ['p', 0, 'A student wrote this.']],
      ['Sources', { checked: '2026-11' }, ['ul', 0, ['li', 0, 'A book.']]],
      ['Section', { title: 'Ours', id: 'ours' }, ['p', 0, 'We say ', ['strong', 0, 'this'], '. And that.']],
    );
    expect(passagesOf(page, data, MDX_REGISTRY)).toEqual([
      { id: 'ours', heading: 'Ours', sentences: ['We say this.', 'And that.'] },
    ]);
  });

  it('start at the nearest heading with an id', () => {
    const page = body([
      'Section',
      { title: 'Prices', id: 'prices' },
      ['p', 0, 'One.'],
      ['h3', { id: 'more' }, 'More'],
      ['ul', 0, ['li', 0, 'Two.'], ['li', 0, ['p', 0, 'Three.']]],
    ]);
    expect(
      passagesOf(page, data, MDX_REGISTRY).map(({ id, heading, sentences }) => [id, heading, ...sentences]),
    ).toEqual([
      ['prices', 'Prices', 'One.'],
      ['more', 'More', 'Two.'],
      ['more', 'More', 'Three.'],
    ]);
  });

  it('are written for indexed pages only', async () => {
    const out = mkdtempSync(join(tmpdir(), 'passages-'));
    try {
      await writePassages(out, site, data, []);
      const files = readdirSync(join(out, 'passages'));
      expect(files.map((file) => `/passages/${file}`).sort()).toEqual(
        [
          CHAT_FACTS_ADDRESS,
          ...LANGUAGES.map(intentsAddress),
          ...listed.map(({ path }) => passagesAddress(path)),
        ].sort(),
      );
      const facts: unknown = JSON.parse(readFileSync(join(out, CHAT_FACTS_ADDRESS), 'utf8'));
      expect(readChatFacts(facts)).toEqual(chatFacts(data));
      const written: unknown = JSON.parse(readFileSync(join(out, passagesAddress('/')), 'utf8'));
      expect(readPassages(written)).toEqual(passagesOf(pageAt('/'), data, MDX_REGISTRY));
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});

it('knows the pages of each place', () => {
  for (const [place, { paths }] of Object.entries(chatFacts(data).places))
    for (const path of paths) expect([...passages.keys()], place).toContain(path);
  const regional = listed.filter(({ path }) => /^\/(?:[a-z]{2}|us-[a-z]+|schools\/[a-z-]+)$/.test(path));
  const known = Object.values(chatFacts(data).places).flatMap(({ paths }) => paths);
  expect(known).toEqual(expect.arrayContaining(regional.map(({ path }) => path)));
});

describe('sentences', () => {
  it.each([
    ['end by the rules of the language', 'en', 'One. Two? Three', ['One.', 'Two?', 'Three']],
    [
      'do not end after an abbreviation',
      'de',
      'Das gilt z. B. für Chemie. Und Nr. 3.',
      ['Das gilt z. B. für Chemie.', 'Und Nr. 3.'],
    ],
    [
      'do not end within a date',
      'de',
      'Vom 23. April bis zum 19. Mai. Dann frei.',
      ['Vom 23. April bis zum 19. Mai.', 'Dann frei.'],
    ],
    ['do not end after the short name of a day', 'fr', 'lun. – ven. · 17:30', ['lun. – ven. · 17:30']],
    [
      'do not end after a question within a sentence',
      'en',
      'A bare “why?” is none. Ask how.',
      ['A bare “why?” is none.', 'Ask how.'],
    ],
    ['start with an opening bracket', 'ja', '授業です。「IB校」とは。', ['授業です。', '「IB校」とは。']],
    [
      'are found in Japanese, without spaces',
      'ja',
      '授業は英語です。料金はドルです。',
      ['授業は英語です。', '料金はドルです。'],
    ],
    ['keep quotation marks', 'en', '“Is it? Yes.” That is all.', ['“Is it?', 'Yes.”', 'That is all.']],
  ] as const)('%s', (_, language, text, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });
});
