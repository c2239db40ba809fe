import type { JsonSchema } from '@tutoring/domain/desk';
import { namesIn, transcriptMistakes } from '@tutoring/domain/student-work';
import { problemsIn } from '../../forms';
import { transcriptOf, type WrittenWork } from './work-file';

/**
 * What the build would refuse of an entry, in sentences.
 * @param schema Of the whole file; nothing while it loads. Then only the texts are checked, and the build checks the rest.
 */
export function mistakesOf(text: string, at: number, work: WrittenWork, schema: JsonSchema | undefined): string[] {
  const fields = schema ? problemsIn(schema, text).filter(({ path }) => path[0] === at) : [];
  return [
    ...fields.map(({ label, message }) => `${label.split(' › ').slice(1).join(' › ')}: ${message}`),
    ...transcriptMistakes(transcriptOf(work))
      // Of an empty field, the schema says it already.
      .filter(({ words }) => words !== '' || !schema)
      .map(({ what, fix }) => `${what} To do: ${fix}`),
  ];
}

/** What to say if a transcript has a part of the sender's name in it. */
export function nameWarning(work: WrittenWork, name: string): string | undefined {
  const found = namesIn(transcriptOf(work), name).map((one) => `“${one}”`);
  if (found.length === 0) return undefined;
  return `${found.join(', ')} is in the sender’s name, too. Take it out, unless it means something else here.`;
}
