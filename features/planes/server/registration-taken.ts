import { type DomainError, fieldError } from "#platform/errors.ts"
import { violatedConstraint } from "#platform/server/db.ts"

/** Each of a pilot's aircraft in use has its own registration; somebody else's may be the same. */
export function registrationTaken(): DomainError {
  return fieldError(
    "registration-taken",
    "registration",
    "Ein Flugzeug mit diesem Kennzeichen hast du schon in deiner Liste.",
  )
}

/** Runs a write that may come second to a registration. */
export async function rethrowRegistrationTaken<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== "one_plane_per_pilot_and_registration") throw error
    throw registrationTaken()
  }
}
