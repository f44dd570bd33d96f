import { airportCodeIn } from "#features/places/airport-code.ts"
import type { Licence } from "#features/users/core/user.ts"
import type { RegisterInput } from "../register-state.ts"
import type { RegistrationInput } from "../registration-schema.ts"

/** What is sent. The notice above the button says what sending it accepts. */
export function registrationOf(input: RegisterInput): RegistrationInput {
  const { als, firstName, lastName, email, licence, homeAirport } = input
  return {
    firstName,
    lastName,
    email,
    isAdult: true,
    acceptsTerms: true,
    hasSubscribedNewsletter: input.hasSubscribedNewsletter,
    // the server knows which licences there are, and says so at the field
    ...(als === "pilot" && {
      pilot: { licence: licence as Licence, homeAirportCode: airportCodeIn(homeAirport) },
    }),
  }
}
