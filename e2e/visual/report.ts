import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from './camera.ts';
import type { Story } from './storybooks.ts';

/** A story that looks different. */
export interface Difference {
  story: Story;
  look: Look;
  pixels: number;
  before: Buffer;
  after: Buffer;
  marked: Buffer;
}

/** Writes the pictures of each difference, and a page that shows them beside each other. @returns its path. */
export function writeReport(folder: string, base: string, differences: readonly Difference[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = differences.map(({ story: { id, title, name }, look, pixels, ...pictures }) => {
    const figures = (['before', 'after', 'marked'] as const).map((kind) => {
      const file = `${id}.${look}.${kind}.png`;
      writeFileSync(join(folder, file), pictures[kind]);
      return `<figure><img src="${file}" alt="${kind}" loading="lazy"><figcaption>${kind}</figcaption></figure>`;
    });
    return `<section><h2>${escaped(`${title}: ${name}, ${look}`)}</h2><p>${pixels} pixels</p>${figures.join('')}</section>`;
  });
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}section{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
h2,section>p{grid-column:1/-1;margin:0}figure{margin:0}img{max-inline-size:100%;border:1px solid}</style>
<h1>${differences.length} pictures differ from ${base.slice(0, 9)}</h1>${sections.join('\n')}</html>`,
  );
  return file;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
