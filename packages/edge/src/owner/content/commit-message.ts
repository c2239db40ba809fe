import type { Publication } from '@tutoring/domain/content';

/** The message of what is published: its summary, or that of its only save, and a line for each save. */
export function commitMessage({ saves, files }: Publication, summary?: string): string {
  const lines = [...new Set(saves.map((save) => save.summary))].reverse();
  const [first] = lines;
  const subject =
    summary ??
    (lines.length === 1 && first
      ? first
      : `Change ${files.length === 1 ? 'one file' : `${files.length} files`} of the site`);
  const body = lines.filter((line) => line !== subject).map((line) => `- ${line}`);
  return [subject, ...(body.length > 0 ? ['', ...body] : [])].join('\n');
}

/** What a commit's message says that changed: the saves that {@link commitMessage} lists, or its own summary. */
export function summaryIn(message: string): string {
  const [subject = '', ...body] = message.split('\n');
  const saves = body.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  return COUNTED.test(subject) && saves.length > 0 ? saves.join('; ') : subject;
}

/** A summary that says nothing but how many files there are. */
const COUNTED = /^Change (?:one file|\d+ files) of the site$/;
