import { consent } from '@tutoring/ui/consent';
import type { PageServices } from '../../../shared/islands';
import type { BotCheck } from './bot-check';
import { SITE } from '../../../shared/site';

/** Whether this build has a bot check. A constant, so that pages carry nothing of one that is switched off. */
declare const HAS_BOT_CHECK: boolean;

export const hasBotCheck: PageServices['hasBotCheck'] = HAS_BOT_CHECK;

let asked: Promise<BotCheck | undefined> | undefined;

/** The bot check's code, once somebody asks for it; nothing while it cannot be had. */
const botCheck = () => (asked ??= fetchCode());

async function fetchCode(): Promise<BotCheck | undefined> {
  try {
    const { botCheckOf } = await import('./bot-check');
    return botCheckOf(SITE.botCheck, consent.get().region === 'cn');
  } catch {
    asked = undefined;
    return undefined;
  }
}

export const loadBotCheck: PageServices['loadBotCheck'] = HAS_BOT_CHECK
  ? async () => (await botCheck())?.load() ?? false
  : () => Promise.resolve(false);

export const botToken: PageServices['botToken'] = HAS_BOT_CHECK
  ? async (action = 'lead') => (await botCheck())?.token(action)
  : () => Promise.resolve(undefined);
