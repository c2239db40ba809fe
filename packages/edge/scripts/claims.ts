import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { parse } from 'yaml';
import type { Source } from '../src/chat/sources';

interface Entry {
  page: string;
  /** The language of the sentences. */
  language: Language;
  passage: string;
  faithful: readonly string[];
  falsified: readonly { kind: string; sentence: string }[];
}

/** A sentence of a table of claims, with the passage that it cites. */
export interface ClaimRow {
  language: Language;
  /** The language of the passage. */
  own: Language;
  title: string;
  passage: string;
  /** `faithful`, or how it was falsified. */
  kind: string;
  sentence: string;
}

/** Reads a table of claims: e2e/held-out/README.md. */
export function readClaims(yaml: string): ClaimRow[] {
  return (parse(yaml) as readonly Entry[]).flatMap(({ page, language, passage, faithful, falsified }) => {
    const own =
      LANGUAGES.find((tag) => page.endsWith(`/${tag.toLowerCase()}`)) ?? (page.startsWith('/jp/') ? 'ja' : 'en');
    // The tables have no titles; an address says nearly the same.
    const title = (page.split('/').at(-1) ?? '').replaceAll('-', ' ');
    const row = { language, own, title, passage };
    return [
      ...faithful.map((sentence) => ({ ...row, kind: 'faithful', sentence })),
      ...falsified.map(({ kind, sentence }) => ({ ...row, kind, sentence })),
    ];
  });
}

/** The passage of a row as a source. */
export function sourceOf({ language, title, passage }: ClaimRow): Source {
  return { cite: 0, language, title, heading: '', sentences: passage.split(/(?<=[.!?؟])\s+|(?<=[。！？])/u) };
}
