import { en } from './en';
import type { PrivacyMessages } from './types';

export const zhHant: PrivacyMessages = { ...en, rules: { hk: en.rules.hk } };
