export { SearchEngine, type SearchOptions } from './engine';
export { fold, searchWords } from './fold';
export { highlight, type TextPiece } from './highlight';
export { STOP_WORDS } from './small-words';
