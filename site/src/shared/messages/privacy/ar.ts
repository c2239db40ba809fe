import { en } from './en';
import type { PrivacyMessages } from './types';

export const ar: PrivacyMessages = { ...en, rules: { ae: en.rules.ae } };
