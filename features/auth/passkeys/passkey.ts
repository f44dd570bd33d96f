import { minutes } from "#platform/duration.ts"

/** So long what a passkey has to sign waits for it: browsers offer passkeys while a page stands open. */
export const PASSKEY_CHALLENGE_MS = minutes(10)

export const MAX_PASSKEYS = 10

/** How long the name may be that somebody gives to one of theirs. */
export const MAX_PASSKEY_NAME = 60
