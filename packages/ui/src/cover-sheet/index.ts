export { CoverSheet } from './cover-sheet';
export type { CoverSheetProps } from './cover-sheet';
