/** The documentation as Markdown for language models (https://llmstxt.org), made from Storybook's pages and the README. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EDGE_CONTRAST, TEXT_CONTRAST } from '../src/styles/contrast.ts';

const UI = join(import.meta.dirname, '..');
const STORYBOOK = join(UI, '../../.storybook');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** The constants that pages print. */
const PRINTED: Record<string, string> = { TEXT_CONTRAST: String(TEXT_CONTRAST), EDGE_CONTRAST: String(EDGE_CONTRAST) };
const FENCE = /^```[\s\S]*?^```$/gm;

/** A page for language models. */
interface Page {
  /** The file's name, without `.md`. It is the page's id in Storybook. */
  name: string;
  section: string;
  title: string;
  /** Its first sentence. */
  about: string;
  text: string;
}

/** The files, by name: `llms.txt`, and a page for each component, recipe and pattern. */
export function llmsFiles(): Record<string, string> {
  const readme = read(UI, 'README.md');
  const pages = [
    ...pagesIn('recipes', 'Recipes'),
    ...pagesIn('patterns', 'Patterns'),
    ...['writing', 'accessibility'].map((name) => pageOf('foundations', name, 'Foundations')),
    ...globSync('src/*/index.ts', { cwd: UI })
      .map((file) => basename(dirname(file)))
      .sort()
      .map(componentPage),
  ];
  const names = new Set(pages.map(({ name }) => name));
  const [, summary = ''] = /^# .*\n\n(.*)/.exec(readme) ?? [];
  const index = [
    '# @tutoring/ui',
    `> ${summary}`,
    'Import each component from the entry of its name, such as `@tutoring/ui/button`. There is no entry for the whole package.',
    '## Start',
    [
      '- [README](llms/readme.md): install, stylesheets, theming, messages, consent, tests, and the size of each component',
      '- [Moving from 1.0.0-rc.0](llms/migrating.md): what changed its name, and what to use instead',
    ].join('\n'),
    ...['Recipes', 'Components', 'Patterns', 'Foundations'].flatMap((section) => [
      `## ${section}`,
      pages
        .filter((page) => page.section === section)
        .map(({ name, title, about }) => `- [${title}](llms/${name}.md): ${about}`)
        .join('\n'),
    ]),
  ];
  return {
    'llms.txt': `${index.join('\n\n')}\n`,
    'llms/readme.md': readme,
    'llms/migrating.md': read(UI, 'MIGRATING.md'),
    ...Object.fromEntries(pages.map(({ name, text }) => [`llms/${name}.md`, linked(text, names)])),
  };
}

function pagesIn(folder: string, section: string): Page[] {
  return globSync(`${folder}/*.mdx`, { cwd: STORYBOOK })
    .sort()
    .map((file) => pageOf(folder, basename(file, '.mdx'), section));
}

function pageOf(folder: string, file: string, section: string): Page {
  const text = asMarkdown(read(STORYBOOK, folder, `${file}.mdx`), join(STORYBOOK, folder));
  const [, title = file] = /^# (.*)$/m.exec(text) ?? [];
  return { name: `${folder}-${file}`, section, title, about: firstSentence(text), text };
}

function componentPage(name: string): Page {
  const folder = join(UI, 'src', name);
  const body = asMarkdown(read(folder, `${name}.mdx`), folder);
  const text = [
    `# ${name}`,
    `Import from \`@tutoring/ui/${name}\`.`,
    body,
    '## Types',
    `\`\`\`ts\n${typesOf(name)}\n\`\`\``,
  ].join('\n\n');
  return { name, section: 'Components', title: name, about: firstSentence(body), text: `${text}\n` };
}

/** The exports of an entry, with the comments of its components and props. */
function typesOf(name: string): string {
  const index = read(UI, `dist/${name}/index.d.ts`);
  const files = new Set([...index.matchAll(/from '(\.\.?\/[^']+)\.js'/g)].map(([, path = '']) => path));
  const declared = [...files].map((path) =>
    read(UI, 'dist', name, `${path}.d.ts`)
      .replace(/^import [^;]*;\n/gm, '')
      .replaceAll('import("react").', '')
      .replace(/^export \{\};\n/gm, '')
      .trim(),
  );
  return [index.trim(), ...declared].join('\n\n');
}

/** A page of Storybook as Markdown: without its imports and blocks, with the code of its live examples. */
export function asMarkdown(mdx: string, folder: string): string {
  const files = new Map(
    [...mdx.matchAll(/^import (\w+) from '(\.\/[\w-]+\.tsx)\?raw';$/gm)].map(([, id, file]) => [id, file]),
  );
  const code: string[] = [];
  return mdx
    .replace(/<Readme section="(.*)" \/>/g, (_, section: string) => {
      const [, after = ''] = read(UI, 'README.md').split(`\n## ${section}\n`);
      return (after.split('\n## ')[0] ?? '').trim();
    })
    .replace(FENCE, (fence) => `\0${code.push(fence) - 1}\0`)
    .replace(/^import .*\n/gm, '')
    .replace(/<(?:Live|WithoutScripts)[^>]*? code=\{(\w+)\}[^>]*\/>/g, (_, id: string) => {
      const example = read(folder, files.get(id) ?? '').trim();
      return `\0${code.push(`\`\`\`tsx\n${example}\n\`\`\``) - 1}\0`;
    })
    .replace(/<Frame story="([^"]*)" title="([^"]*)"[^>]*\/>/g, 'Example: $2.')
    .replace(/<Do>/g, '**Do**')
    .replace(/<Dont>/g, '**Don’t**')
    .replace(
      /<\/?[A-Z]\w*(?:\s[^<>]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})?[^<>]*)?\/?>/g,
      (tag, at: number, all: string) =>
        // A name in backticks is text.
        all[at - 1] === '`' ? tag : '',
    )
    .replace(/\{([A-Z_]+)\}/g, (whole, name: string) => PRINTED[name] ?? whole)
    .replace(/\0(\d+)\0/g, (_, index: string) => code[Number(index)] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Links lead to the other pages; those to stories, which are no text, lead nowhere. */
function linked(text: string, names: ReadonlySet<string>): string {
  return text.replace(
    /\[([^\]]*)\]\(\?path=\/(docs|story)\/([\w-]+?)(?:--[\w-]+)?\)/g,
    (_, label: string, kind, id: string) => (kind === 'docs' && names.has(id) ? `[${label}](${id}.md)` : label),
  );
}

function firstSentence(text: string): string {
  const paragraph = text
    .replace(FENCE, '')
    .split('\n\n')
    .find((one) => /^[A-Z`]/.test(one.trim()));
  const plain = (paragraph ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\n', ' ')
    .trim();
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
