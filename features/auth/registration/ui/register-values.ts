import type { RegisterInput } from "../register-state.ts"

/** The fields of the registration form, named as the call names what is wrong with them. */
export interface RegisterValues extends Omit<RegisterInput, "licence" | "homeAirport"> {
  pilot: { licence: string; homeAirportCode: string }
  password: string
}

/** What the form shows again when somebody comes back to it. */
export function inputOf({ pilot, password: _, ...values }: RegisterValues): RegisterInput {
  return { ...values, licence: pilot.licence, homeAirport: pilot.homeAirportCode }
}
