import { DomainError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"

/** A wrong code of somebody who is signed in: 400 at its field, because the session is fine. */
export function wrongCodeAt(...properties: string[]): DomainError {
  const sentence = text("login.code.wrong")
  const fields = Object.fromEntries(properties.map((property) => [property, sentence]))
  return new DomainError("wrong-code", "invalid", sentence, fields)
}
