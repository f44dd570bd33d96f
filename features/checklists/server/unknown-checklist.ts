import { DomainError } from "#platform/errors.ts"

export function unknownChecklist(): DomainError {
  return new DomainError("unknown-checklist", "not-found", "Diese Checkliste gibt es nicht.")
}
