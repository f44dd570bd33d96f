import { DomainError } from "#platform/errors.ts"

export const NO_SUCH_FLIGHT = "Diesen Flug gibt es nicht."

/** Of a flight that is not there, or not for whoever asks. */
export function unknownFlight(): DomainError {
  return new DomainError("unknown-flight", "not-found", NO_SUCH_FLIGHT)
}
