/**
 * Writes what must exist before Gatsby compiles gatsby-node.ts: the registries that imports must name one by one, from the
 * folders (the MDX components in src/mdx and the site’s messages by language in src/shared/messages), the wordmark,
 * grade boundaries and school holidays for the browser, and dates for calendars.
 *
 * Usage: tsx scripts/generate.ts
 */
import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readData } from '../src/build/content/data';
import { wordmarkOf } from '../src/build/model/wordmark';

const src = join(import.meta.dirname, '../src');
const folders = globSync('mdx/*/component.tsx', { cwd: src })
  .map((file) => basename(dirname(file)))
  .sort();

/** `booking-link` as `BookingLink`. */
const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `booking-link` as `bookingLink`. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const has = (folder: string, file: string) => existsSync(join(src, 'mdx', folder, file));

/** Every component with a schema is one that writers may use. */
function mdxRegistry(): string {
  const written = folders.filter((folder) => has(folder, 'schema.ts'));
  const imports = written.flatMap((folder) => [
    `import { schema as ${camelCase(folder)}Schema } from '../mdx/${folder}/schema';`,
    ...(has(folder, 'loader.ts')
      ? [`import { loader as ${camelCase(folder)}Loader } from '../mdx/${folder}/loader';`]
      : []),
  ]);
  const entries = written.map((folder) => {
    const loader = has(folder, 'loader.ts') ? `, loader: ${camelCase(folder)}Loader` : '';
    return `  ${pascalCase(folder)}: { schema: ${camelCase(folder)}Schema${loader} },`;
  });
  return `${imports.join('\n')}\n\nexport const MDX_COMPONENTS = {\n${entries.join('\n')}\n};\n`;
}

/** What each component renders, those that only templates use among them. */
function mdxViews(): string {
  const names = folders.map(pascalCase);
  const imports = folders.map((folder) => `import { ${pascalCase(folder)} } from '../mdx/${folder}/component';`);
  return `${imports.join('\n')}\n\nexport const MDX_VIEWS = { ${names.join(', ')} };\n`;
}

function siteMessages(): string {
  const imports = LANGUAGES.map(
    (language) => `import { messages as ${camelCase(language)} } from '../shared/messages/${language}';`,
  );
  const entries = LANGUAGES.map((language) => `  '${language}': ${camelCase(language)},`);
  return [
    "import type { Language } from '@tutoring/domain/languages';",
    "import type { SiteMessages } from '../shared/messages/types';",
    ...imports,
    '',
    `export const SITE_MESSAGES: Record<Language, SiteMessages> = {\n${entries.join('\n')}\n};\n`,
  ].join('\n');
}

async function generate(): Promise<void> {
  const { brand, dates, dateTexts, holidays, 'ib-boundaries': boundaries } = readData(join(src, '../data'));
  const files = {
    'mdx-registry.ts': mdxRegistry(),
    'mdx-views.ts': mdxViews(),
    'site-messages.ts': siteMessages(),
    'dates.json': JSON.stringify({ dates, texts: dateTexts }),
    'holidays.json': JSON.stringify(holidays),
    'ib-boundaries.json': JSON.stringify(boundaries),
    'wordmark.json': JSON.stringify((await wordmarkOf(join(src, '..'), brand.name)) ?? null),
  };
  mkdirSync(join(src, 'generated'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(src, 'generated', file), text);
}

/** Ends when all files are written. */
export const generated = generate();
// Started as a program, it prints only the mistake: a stack of calls would hide the line and the fix.
if (process.argv[1] === import.meta.filename)
  generated.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
