export { createChat, type Chat, type ChatReasons, type ChatSources } from './chat';
export { intentsAddress, readIntents, type Answer, type IntentModel, type Outcome } from './intent';
export { learnIntents, type Intent } from './learn-intents';
export { LEXICON_ADDRESS, lexiconOf, readLexicon, type Lexicon } from './lexicon';
export { conceptNames } from './vocabulary';
export { passagesAddress, readPassages, type Passage } from './passage';
