export { createChat, type Chat, type ChatSources } from './chat';
export { LEXICON_ADDRESS, lexiconOf, readLexicon, type Lexicon } from './lexicon';
export { conceptNames } from './words';
export { passagesAddress, readPassages, type Passage } from './passage';
