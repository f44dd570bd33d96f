import { DomainError } from "#platform/errors.ts"

export const NO_SUCH_PAYMENT = "Diese Zahlung gibt es hier nicht."

/** Of a payment that is not there, or not at this provider. */
export function unknownPayment(): DomainError {
  return new DomainError("unknown-payment", "not-found", NO_SUCH_PAYMENT)
}
