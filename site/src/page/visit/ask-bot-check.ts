import { consent } from '@tutoring/ui/consent';
import type { Visit } from '../../contract/part';
import type { BotCheck } from './bot-check';
import { SITE } from './site';

let asked: Promise<BotCheck | undefined> | undefined;

/** The bot check's code, once somebody asks for it; nothing where none is switched on, or while it cannot be had. */
const botCheck = () => (asked ??= fetchCode());

async function fetchCode(): Promise<BotCheck | undefined> {
  const { provider, siteKey } = SITE.botCheck;
  if (provider === 'none') return undefined;
  try {
    const { botCheckOf } = await import('./bot-check');
    return botCheckOf(provider, siteKey, consent.get().region === 'cn');
  } catch {
    asked = undefined;
    return undefined;
  }
}

export const loadBotCheck: Visit['loadBotCheck'] = async () => (await botCheck())?.load() ?? false;

export const botToken: Visit['botToken'] = async (action = 'lead') => (await botCheck())?.token(action);
