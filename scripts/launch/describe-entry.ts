/** What a marked entry of a data file says to visitors, in a sentence that an owner understands who never saw the file. */
import { schemaTitle } from '../../site/src/build/content/schema-title.ts';
import { DESCRIPTIONS } from './entry-descriptions.ts';

/** An entry with a mark. */
export interface Entry {
  mark: 'placeholder' | 'sample' | 'verified';
  path: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** The entry as the owner reads it. */
export interface Told {
  heading: string;
  what: string;
  /** The page that shows it, if there is one. */
  placePage?: string;
  link?: string;
  /** @default false */
  removable?: boolean;
  named?: Record<string, string>;
  /** Whether it is an example that cannot be true as it is. @default false */
  isExample?: boolean;
}

/** Describes an entry by its values, the last step of its path, and the whole file. */
export type Describe = (values: unknown, entry: Entry, data: unknown) => Told;

/** Addresses and texts that only show the form of what belongs there. */
export const EXAMPLE = /\.example\b|\(placeholder\)/;

export function describeEntry(file: string, entry: Entry, data: unknown): Told {
  const [first = ''] = entry.path;
  const describe = DESCRIPTIONS[file]?.[first] ?? DESCRIPTIONS[file]?.['*'];
  return describe?.(entry.values, entry, data) ?? inGeneral(file, entry);
}

/** For a field without a description of its own: its title in the form, and its value. */
function inGeneral(file: string, { mark, path, values }: Entry): Told {
  const shown = [values.value, values.name].find((one) => typeof one === 'string' || typeof one === 'number');
  const quoted = shown === undefined ? '' : `“${shown}”`;
  const isExample = EXAMPLE.test(String(shown));
  const says = {
    placeholder: isExample
      ? `The site shows ${quoted || 'an example'}, which is an example: write your own.`
      : `The site shows ${quoted || 'what we chose'}: is that right?`,
    sample: `${quoted || 'It'} is a sample that we made: replace it, or take it out.`,
    verified: `Nobody has checked ${quoted || 'it'} yet.`,
  }[mark];
  return { heading: schemaTitle(file, path), what: says, isExample };
}
