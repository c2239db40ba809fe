import { globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/** Lists of imports, which finish-build.ts generates without a source. */
const WRITTEN = /^dist\/messages\//;

/** Throws unless each script of an installed package has a source map with its sources. */
export function sourceMapsHold(folder: string): void {
  const scripts = globSync('dist/**/*.js', { cwd: folder }).filter((file) => !WRITTEN.test(file));
  let compared = 0;
  for (const file of scripts) {
    const code = readFileSync(join(folder, file), 'utf8');
    const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1];
    if (!name) throw new Error(`${file} names no source map.`);
    const payload = JSON.parse(readFileSync(join(folder, file, '..', name), 'utf8')) as SourceMapPayload;
    if (payload.sources.length !== payload.sourcesContent.filter(Boolean).length)
      throw new Error(`${name} does not contain the text of each of its sources.`);
    compared += functionsCompared(file, code, payload);
  }
  if (scripts.length === 0 || compared === 0) throw new Error(`${folder} has no script with a source map.`);
  console.log(`source maps of ${scripts.length} scripts, ${compared} functions found in their sources`);
}

/** Looks for the functions of a script in its sources. @returns how many it found. */
function functionsCompared(file: string, code: string, payload: SourceMapPayload): number {
  const map = new SourceMap(payload);
  let compared = 0;
  for (const [line, text] of code.split('\n').entries()) {
    const [before, name] = /^(?:export )?(?:async )?function (?=(\w+))/.exec(text) ?? [];
    if (before === undefined || !name) continue;
    const entry = map.findEntry(line, before.length);
    if (!('originalLine' in entry)) continue;
    const source = payload.sourcesContent[payload.sources.indexOf(entry.originalSource)] ?? '';
    // The bundler adds numbers to names that occur in two files.
    if (!source.split('\n')[entry.originalLine]?.includes(name.replace(/\d+$/, '')))
      throw new Error(`${file}, line ${line + 1}: ${name} is not where the source map says.`);
    compared += 1;
  }
  return compared;
}
