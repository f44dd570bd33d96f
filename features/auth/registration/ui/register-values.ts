import { airportCodeIn } from "#features/places/airport-code.ts"
import type { Licence } from "#features/users/core/user.ts"
import type { RegisterInput } from "../register-state.ts"
import type { RegistrationInput } from "../registration-schema.ts"

/** The fields of the registration form, named as the call names what is wrong with them. */
export interface RegisterValues extends Omit<RegisterInput, "licence" | "homeAirport"> {
  pilot: { licence: string; homeAirportCode: string }
  password: string
}

const OWN_FIELDS =
  /^(?:firstName|lastName|email|pilot\.licence|pilot\.homeAirportCode|password|isAdult)$/

export function isRegisterField(property: string): boolean {
  return OWN_FIELDS.test(property)
}

/** What the form shows again when somebody comes back to it. */
export function inputOf({ pilot, password: _, ...values }: RegisterValues): RegisterInput {
  return { ...values, licence: pilot.licence, homeAirport: pilot.homeAirportCode }
}

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
