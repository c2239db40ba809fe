export { BotCheckTest, BotCheckTestPlace } from './bot-check-test/bot-check-test';
export type { BotCheckTestProps } from './bot-check-test/bot-check-test';
