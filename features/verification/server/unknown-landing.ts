import { DomainError } from "#platform/errors.ts"

export function unknownLanding(): DomainError {
  return new DomainError("unknown-landing", "not-found", "Diesen Eintrag gibt es nicht.")
}
