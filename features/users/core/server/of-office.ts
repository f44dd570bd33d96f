import { DomainError } from "#platform/errors.ts"

/** People of the back office put their own things right. */
export function ofOffice(): DomainError {
  return new DomainError(
    "admin-account",
    "forbidden",
    "Wer zur Verwaltung gehört, ändert das selbst.",
  )
}
