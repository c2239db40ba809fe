import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const read = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../site/data', `${file}.yaml`), 'utf8'));
const days = read('banners') as Record<string, { from: string; until: string; href: string }>;
const { banners: texts } = read('messages/en') as { banners: Record<string, { name: string; text: string }> };

/** The banners of the data, with their days, and their name and text in English. */
export const BANNERS = Object.entries(days).map(([id, banner]) => ({ id, ...banner, ...texts[id] }));
