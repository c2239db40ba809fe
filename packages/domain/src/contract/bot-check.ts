/** Who may check whether a visitor is a person; `none` as shipped. */
export const BOT_CHECK_PROVIDERS = ['none', 'recaptcha', 'turnstile'] as const;
export type BotCheckProvider = (typeof BOT_CHECK_PROVIDERS)[number];
