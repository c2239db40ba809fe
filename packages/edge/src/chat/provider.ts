import type { Env } from '../env';
import { languageModel, writeWith } from './ai-sdk';
import type { Model } from './model';
import type { ChatSettings } from './settings';

/** The model that the settings name. */
export function modelOf(settings: ChatSettings, env: Pick<Env, 'AI'>): Model {
  return { write: (prompt, signal, onUse) => writeWith(languageModel(settings, env), prompt, signal, onUse) };
}
