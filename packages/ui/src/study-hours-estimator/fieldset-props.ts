import type { ToolFields } from '../tool/use-tool-fields';
import type { RowNames } from './study-request';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** Props of every group of fields in the form. */
export interface FieldsetProps {
  tool: ToolFields;
  /** The error message of a field, if it has one. */
  problemOf: (field: string) => string | undefined;
  /** A question about an entry that may be a mistake. */
  hintOf: (field: string) => string | undefined;
  /** The current names of subjects and coursework. */
  names: RowNames;
  /** The id of the datalist of courses. */
  courses: string;
  messages: Messages;
  texts: Texts;
}
