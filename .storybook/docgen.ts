import { join } from 'node:path';
import { withCustomConfig, type ComponentDoc, type ParserOptions } from 'react-docgen-typescript';

/** Its settings say how the sources are read. */
export const TSCONFIG = join(import.meta.dirname, '../packages/ui/tsconfig.json');

/** How the tables of props are read from the sources: by the compiler, and only what is our own. */
export const DOCGEN: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
  // Nobody writes down what `children` are; that a part has them, its table says (rows.ts).
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};

/** The components that files export, with their props. */
export function componentsOf(files: string[]): ComponentDoc[] {
  return withCustomConfig(TSCONFIG, DOCGEN).parse(files);
}
