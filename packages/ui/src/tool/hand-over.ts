import { fragmentOf, type Fields, type ToolForm } from './fields';
import { storedFields } from './stored-fields';

/** The visitor's own entries in another tool of the page; `undefined` without any. */
export function ownFieldsOf(form: ToolForm): Fields | undefined {
  return storedFields(form).own();
}

/**
 * Gives another tool of the page these entries, as the visitor's own, and shows them there. A link hydrates the tool if needed.
 * It equals the stored entries, so the tool does not ask which ones to keep.
 * @returns A function that undoes it.
 */
export function handOver(form: ToolForm, fields: Fields): () => void {
  const before = ownFieldsOf(form) ?? form.cleared ?? {};
  const show = (next: Fields) => {
    storedFields(form).writeOwn(next);
    location.hash = fragmentOf(form, next);
  };
  show(fields);
  return () => show(before);
}
