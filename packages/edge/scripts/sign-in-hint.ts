/** How wrangler begins when nobody is signed in, and what Cloudflare answers to an old sign-in. */
const NOT_SIGNED_IN = /CLOUDFLARE_API_TOKEN|[Nn]ot logged in|Authentication error/;

/** Wrangler's reason for a failure, and what to do if the reason is that nobody is signed in. */
export function withSignInHint(reason: string): string {
  return NOT_SIGNED_IN.test(reason)
    ? `Nobody is signed in to Cloudflare here. Run pnpm wrangler login.\n${reason}`
    : reason;
}
