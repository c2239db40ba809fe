export { SearchEngine, type SearchOptions } from './engine';
export { searchWords } from './fold';
export { highlight, type TextPiece } from './highlight';
