import { createHash } from "node:crypto"
import type { Limit } from "#platform/server/rate-limit.ts"

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/*
 * Limits per mail address stop guessing and mail floods against one person, limits per client (the
 * caller's network address) those against many. A household or an office shares one of the latter.
 */
export const AUTH_LIMITS = {
  codesToAddress: { name: "code-send-address", points: 3, seconds: QUARTER_HOUR },
  codesByClient: { name: "code-send-client", points: 30, seconds: QUARTER_HOUR },
  codeTriesAtAddress: { name: "code-try-address", points: 50, seconds: DAY },
  codeTriesByClient: { name: "code-try-client", points: 60, seconds: QUARTER_HOUR },
  passwordTries: { name: "password-try", points: 10, seconds: QUARTER_HOUR },
  passwordTriesAtAddress: { name: "password-try-address", points: 100, seconds: DAY },
  // each answer tells whether an address is registered, so nobody may ask for many
  registrationsByClient: { name: "register-client", points: 20, seconds: QUARTER_HOUR },
  passwordChanges: { name: "password-change", points: 20, seconds: QUARTER_HOUR },
  // whoever holds a stolen session asks for new codes again and again, from anywhere
  passwordCodeTries: { name: "password-code-try", points: 50, seconds: DAY },
  // guesses at the code of an address that somebody wants to have; each change brings five
  emailChanges: { name: "email-change", points: 6, seconds: DAY },
  emailCodeTriesAtAddress: { name: "email-code-try-address", points: 50, seconds: DAY },
  passwordTriesByClient: { name: "password-try-client", points: 60, seconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>

/** The key of a mail address (and client): of fixed length, and no address is stored with it. */
export function limitKey(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}
