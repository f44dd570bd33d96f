/** How somebody comes: the value of the choice and of `?als=` in the address. */
export type RegistrationRole = "passagier" | "pilot"

/** What the registration form holds, as text; what was typed comes back after a plain post. */
export interface RegisterInput {
  als: RegistrationRole
  firstName: string
  lastName: string
  email: string
  licence: string
  /** What stands in the field, code or name. */
  homeAirport: string
  isAdult: boolean
  hasSubscribedNewsletter: boolean
}

/** Where somebody stands on the registration page. */
export interface RegisterState {
  step: "form" | "code"
  input: RegisterInput
  /** One sentence per field, by the property of the call. */
  fields: Record<string, string>
  /** What went wrong with the whole form. */
  message?: string | undefined
}

export function emptyRegisterInput(als: RegistrationRole): RegisterInput {
  return {
    als,
    firstName: "",
    lastName: "",
    email: "",
    licence: "",
    homeAirport: "",
    isAdult: false,
    hasSubscribedNewsletter: false,
  }
}
