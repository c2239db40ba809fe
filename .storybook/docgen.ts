import type { ParserOptions } from 'react-docgen-typescript';

/** How the tables of props are read from the sources: by the compiler, and only what is our own. */
export const DOCGEN: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};
