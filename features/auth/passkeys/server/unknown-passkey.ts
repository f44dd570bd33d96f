import { DomainError } from "#platform/errors.ts"

/** One that is gone, and one of somebody else. */
export function unknownPasskey(): DomainError {
  return new DomainError("unknown-passkey", "not-found", "Diesen Passkey gibt es nicht.")
}
