export type ErrorKind =
  | "not-found"
  | "forbidden"
  | "unauthenticated"
  | "conflict"
  | "invalid"
  | "gone"
  | "limited"
  | "malformed"
  | "wrong-type"

/** Constraints per property, as the specification's error form wants them (section 5). */
export type FieldErrors = Record<string, string>

interface ErrorCookie {
  name: string
  value: string
  /** Seconds; 0 deletes the cookie. */
  maxAge: number
  httpOnly: boolean
}

/**
 * An expected refusal. Its message is a German sentence that a person may read; its code is for
 * programs. Doors (API, pages) translate the kind into their own language, rooms know no status
 * numbers. Everything that is not a DomainError is a bug.
 */
export class DomainError extends Error {
  readonly code: string
  readonly kind: ErrorKind
  /** Sentences that belong to one input field each. */
  readonly fields: FieldErrors
  /** Of kind `limited`: after how many seconds it is worth another try, where that is known. */
  readonly retryAfterSeconds: number | undefined
  /** What the browser keeps although it was refused. */
  cookies: readonly ErrorCookie[] = []

  constructor(
    code: string,
    kind: ErrorKind,
    message: string,
    fields: FieldErrors = {},
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = "DomainError"
    this.code = code
    this.kind = kind
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal that belongs to one field of a form. */
export function fieldError(code: string, property: string, message: string): DomainError {
  return new DomainError(code, "invalid", message, { [property]: message })
}

/** The code of a refusal that a fresh proof of the same person turns into a yes. */
export const FRESH_PROOF_NEEDED = "fresh-proof-needed"

/** Nobody is signed in where somebody has to be, or not any more. */
export function loginRequired(code = "login-required"): DomainError {
  return new DomainError(code, "unauthenticated", "Bitte melde dich an.")
}
