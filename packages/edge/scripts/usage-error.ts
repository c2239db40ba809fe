/** A mistake of whoever typed the command, in words for them. */
export class UsageError extends Error {}
