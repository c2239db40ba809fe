export { Chat, ChatPlace, type ChatProps } from './chat';
export type { AnswerQuestion, ChatOutcome } from './use-conversation';
