import { en } from './en';
import type { PrivacyMessages } from './types';

export const zhHans: PrivacyMessages = { ...en, rules: { cn: en.rules.cn, sg: en.rules.sg } };
