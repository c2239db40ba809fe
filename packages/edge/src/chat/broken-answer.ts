/** Why a provider's answer cannot be used: it ended early, is unreadable, reached the limit of tokens, or is an error. */
type Fault = 'unfinished' | 'garbled' | 'cut short' | 'failed';

/** An error whose name may be logged. It never contains the provider's text. */
export function broken(fault: Fault): Error {
  return Object.assign(new Error('The answer broke off.'), { name: fault });
}
