import type { ContentMistake } from '@tutoring/domain/content';
import { createContext, useContext } from 'react';
import { linesAt, type Path, type YamlEdit } from './edit-yaml';

/** What all fields of a form share. */
export interface FormState {
  /** The YAML. */
  text: string;
  edit: (edit: YamlEdit) => void;
  /** What the last save was refused for, in this file. */
  problems: readonly ContentMistake[];
  /** The line of the file in which the YAML begins, from 1. */
  firstLine: number;
  /** The field to show: entries that contain it are open. */
  target: Path | undefined;
  /** The address of a page as it is on a day; nothing where no page depends on the day. */
  previewOn: ((day: string, path: Path) => string | undefined) | undefined;
  /** What the owner should know about a day, which is allowed nevertheless; empty if there is nothing. */
  noteOn: ((day: string, path: Path) => string) | undefined;
}

/** Names a field of a form, in its control and in addresses: `trader.legalName`. */
export const nameOf = (path: Path): string => path.join('.');

/** Whether a field is in an entry, or is the entry. */
export const isWithin = (path: Path | undefined, outer: Path): boolean =>
  path !== undefined && outer.every((key, at) => String(key) === String(path[at]));

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields of a form are rendered inside <SchemaForm>.');
  return form;
}

/** The problems of the last save whose line is in a field. */
export function problemsAt(
  { text, problems, firstLine }: Pick<FormState, 'text' | 'problems' | 'firstLine'>,
  path: Path,
): string | undefined {
  if (problems.length === 0) return undefined;
  const [first, last] = linesAt(text, path) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const isHere = ({ line }: ContentMistake) =>
    line !== null && line - firstLine + 1 >= first && line - firstLine + 1 <= last;
  return (
    problems
      .filter(isHere)
      .map(({ message }) => message)
      .join(' ') || undefined
  );
}
