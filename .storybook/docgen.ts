import { join } from 'node:path';
import { withCustomConfig, type ComponentDoc, type ParserOptions } from 'react-docgen-typescript';

/** The compiler settings for reading the sources. */
export const TSCONFIG = join(import.meta.dirname, '../packages/ui/tsconfig.json');

/** The compiler reads the tables of props from our sources. Props of other packages are left out. */
export const DOCGEN: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
  // Keep `children`, although they have no comment: rows.ts describes them.
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};

/** The exported components of these files, with their props. */
export function componentsOf(files: string[]): ComponentDoc[] {
  return withCustomConfig(TSCONFIG, DOCGEN).parse(files);
}
