import { consent } from '@tutoring/ui/consent';
import type { PageServices } from '../../../shared/islands';
import type { BotCheck } from './bot-check';
import { SITE } from '../../../shared/site';

/** Whether this build has a bot check. A constant, so that the bundler removes the code if it is switched off. */
declare const HAS_BOT_CHECK: boolean;

export const hasBotCheck: PageServices['hasBotCheck'] = HAS_BOT_CHECK;

let loading: Promise<BotCheck | undefined> | undefined;

/** Loads the bot check's code at the first request. A failed request is retried by the next one. */
const botCheck = () => (loading ??= loadCode());

async function loadCode(): Promise<BotCheck | undefined> {
  try {
    const { createBotCheck } = await import('./bot-check');
    return createBotCheck(SITE.botCheck, consent.get().region === 'cn');
  } catch {
    loading = undefined;
    return undefined;
  }
}

export const loadBotCheck: PageServices['loadBotCheck'] = HAS_BOT_CHECK
  ? async () => (await botCheck())?.load() ?? false
  : () => Promise.resolve(false);

export const botToken: PageServices['botToken'] = HAS_BOT_CHECK
  ? async (action = 'lead') => (await botCheck())?.token(action)
  : () => Promise.resolve(undefined);
