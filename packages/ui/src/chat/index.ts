export { Chat, ChatPlace, type ChatProps } from './chat';
export type { ChatHelplines, CountryHelplines, Helpline } from './helplines';
export type { ChatModel } from './model-notice';
export type { AnswerQuestion, ChatOutcome } from './use-conversation';
