/**
 * Lists the decisions before a launch, by subject. Fails while one is open that blocks it.
 *
 * `--all` also prints each finding and sentence. `--json <folder>` writes the files of the owner's desk instead, and does not fail.
 */
import type { LaunchDecision, LaunchHow } from '../packages/domain/src/contract/launch';
import { progressOf } from '@tutoring/domain/launch';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchList } from './launch/decisions.ts';
import { deskFiles } from './launch/desk-list.ts';

const list = launchList(join(import.meta.dirname, '..'), new Date(), process.env);
const [option, folder] = process.argv.slice(2).filter((argument) => argument !== '--');
if (option === '--json' && folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, json] of deskFiles(list)) writeFileSync(join(folder, name), json);
} else {
  for (const { id, title, decided, left } of list.groups) {
    console.log(`\n${title}: ${decided} of ${decided + left} decided`);
    const open = list.decisions.filter((decision) => decision.group === id && !decision.decided);
    for (const decision of open) print(decision, option === '--all');
  }
  const { decided, all, blocking } = progressOf(list.decisions);
  console.log(`\n${decided} of ${all} decided.`);
  console.log(
    list.ready
      ? 'Nothing blocks the launch.'
      : `${blocking} decisions block the launch. Answer them at /owner/launch, or in the files named. --all lists each finding.`,
  );
  process.exitCode = list.ready ? 0 : 1;
}

function print({ id, title, blocks, how, places }: LaunchDecision, all: boolean): void {
  console.log(`${blocks ? '✗' : '!'} ${title} (${places.length}; ${fix(id, how)})`);
  if (!all) return;
  for (const { file: where, line, heading, sentence } of places)
    console.log(`    ${where}${line ? `:${line}` : ''}: ${heading ? `${heading}: ` : ''}${sentence}`);
  if (how.by === 'claim') for (const warning of [...how.warnings, ...how.unmarked]) console.log(`    ${warning}`);
}

/** How to answer, in a few words. */
function fix(id: string, how: LaunchHow): string {
  switch (how.by) {
    case 'claim':
      return `${how.claim} in site/data/claims.yaml`;
    case 'form':
      return how.file;
    case 'command':
      return how.commands.join('; ');
    case 'reader':
      return `${how.file}, at /owner/launch`;
    case 'edit':
      return `${how.file}: ${how.what}`;
    default:
      return id;
  }
}
