export { askChat } from './ask';
export { Chat, ChatPlace } from './chat';
export type { ChatProps } from './chat-props';
export type { ChatHelplines, CountryHelplines, Helpline } from './helplines';
export type { ChatModel } from './model-notice';
export type { AnswerQuestion, ChatOutcome } from './use-conversation';
