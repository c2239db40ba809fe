export { createChat, type Chat, type ChatSources } from './chat';
export { passagesAddress, readPassages, type Passage } from './passage';
