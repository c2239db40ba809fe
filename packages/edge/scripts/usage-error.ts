/** A mistake in a command, with a message for the person who typed it. */
export class UsageError extends Error {}
