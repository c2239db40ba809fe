/** Errors of wrangler without a sign-in, or with an expired one. */
const NOT_SIGNED_IN = /CLOUDFLARE_API_TOKEN|[Nn]ot logged in|Authentication error/;

/** Adds to an error how to sign in, if that is the reason. */
export function withSignInHint(reason: string): string {
  return NOT_SIGNED_IN.test(reason)
    ? `Nobody is signed in to Cloudflare here. Run pnpm wrangler login.\n${reason}`
    : reason;
}
