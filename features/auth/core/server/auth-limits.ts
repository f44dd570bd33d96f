import { createHash } from "node:crypto"
import { days, hours, minutes } from "#platform/duration.ts"
import type { Limit } from "#platform/server/rate-limit.ts"

/*
 * Limits per client (the caller's network) stop guessing against many people; a household or an office
 * shares one. Limits per mail address stop guessing from many networks against one person. Strangers
 * use the latter up, so none of them may be the only way in: the link of a mail cannot be guessed and
 * asks for none, and a browser that knows the account has limits of its own (decision 48).
 */
export const AUTH_LIMITS = {
  // shorter than the life of a code: whenever it is used up, a link lies in the mailbox that still opens
  codesToAddress: { name: "code-send-address", points: 5, windowMs: minutes(5) },
  codesToAddressByClient: { name: "code-send-pair", points: 3, windowMs: minutes(15) },
  codesToTrusted: { name: "code-send-trusted", points: 3, windowMs: minutes(15) },
  codesByClient: { name: "code-send-client", points: 30, windowMs: minutes(15) },
  codeAttemptsAtAddress: {
    name: "code-try-address",
    points: 10,
    windowMs: hours(1),
    wayOut: "Der Link in der Mail mit dem Code geht trotzdem.",
  },
  codeAttemptsByDevice: { name: "code-try-device", points: 10, windowMs: minutes(15) },
  codeAttemptsByClient: { name: "code-try-client", points: 60, windowMs: minutes(15) },
  passwordAttempts: { name: "password-try", points: 10, windowMs: minutes(15) },
  passwordAttemptsAtAddress: {
    name: "password-try-address",
    points: 20,
    windowMs: hours(1),
    wayOut: "Mit dem Code oder Link aus einer Mail kommst du gleich hinein.",
  },
  // each answer tells whether an address is registered, so nobody may ask for many
  registrationsByClient: { name: "register-client", points: 20, windowMs: minutes(15) },
  passwordChanges: { name: "password-change", points: 20, windowMs: minutes(15) },
  // whoever holds a stolen session asks for new codes again and again, from anywhere
  passwordCodeAttempts: { name: "password-code-try", points: 50, windowMs: days(1) },
  // guesses at the code of an address that somebody wants to have; each change brings five
  emailChanges: { name: "email-change", points: 6, windowMs: days(1) },
  emailCodeAttemptsAtAddress: { name: "email-code-try-address", points: 20, windowMs: hours(1) },
  // of one person in one way, so that what fails in one leaves the others
  proofAttempts: { name: "proof-try", points: 10, windowMs: minutes(15) },
  // guesses at an app's digits: by person and network, so that nobody far away locks the owner out
  factorAttempts: { name: "factor-try", points: 10, windowMs: minutes(15) },
  factorAttemptsOfAccount: { name: "factor-try-account", points: 100, windowMs: days(1) },
  recoveryCodesByClient: { name: "recovery-code-client", points: 60, windowMs: minutes(15) },
  passkeysByClient: { name: "passkey-client", points: 120, windowMs: minutes(15) },
  recoveryStopsByClient: { name: "factor-recovery-stop", points: 30, windowMs: minutes(15) },
  offersByClient: { name: "email-offer", points: 30, windowMs: minutes(15) },
  recoveries: { name: "factor-recovery", points: 3, windowMs: days(1) },
  passwordAttemptsByClient: { name: "password-try-client", points: 60, windowMs: minutes(15) },
} as const satisfies Record<string, Limit>

/** The key of a mail address (and client): of fixed length, and no address is stored with it. */
export function limitKey(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}
