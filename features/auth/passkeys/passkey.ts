import { minutes } from "#platform/duration.ts"

/** So long what a passkey has to sign waits for it: browsers offer passkeys while a page stands open. */
export const PASSKEY_CHALLENGE_MS = minutes(10)

export const MAX_PASSKEYS = 10
