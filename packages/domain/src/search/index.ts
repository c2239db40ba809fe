export { SearchEngine, type SearchOptions } from './engine';
export { fold, searchWords } from './fold';
export { highlight, type TextPiece } from './highlight';
export { WITHOUT_MEANING } from './small-words';
