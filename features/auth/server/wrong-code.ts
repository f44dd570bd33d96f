import { DomainError } from "#platform/errors.ts"

const WRONG_CODE = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."

/** A wrong code of somebody who is signed in: 400 at its field, because the session is fine. */
export function wrongCodeAt(...properties: string[]): DomainError {
  const fields = Object.fromEntries(properties.map((property) => [property, WRONG_CODE]))
  return new DomainError("wrong-code", "invalid", WRONG_CODE, fields)
}
