export { createChat, type Chat, type ChatContext, type ChatReasons, type ChatSources } from './chat';
export { CHAT_FACTS_ADDRESS, readChatFacts, type ChatFacts } from './facts';
export { intentsAddress, readIntents, type Answer, type IntentModel, type Outcome } from './intent';
export { learnIntents, type Intent } from './learn-intents';
export { type Places, type PlaceWithPages } from './places';
export { passagesAddress, readPassages, type Passage } from './passage';
export { policyFor } from './policy';
