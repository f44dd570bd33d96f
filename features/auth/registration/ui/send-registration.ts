import { callCheckPassword, callRegister } from "./register-calls.ts"
import { inputOf, type RegisterValues, registrationOf } from "./register-values.ts"

/** Checks the password and has the code mailed; comes with the press that needs it. */
export async function sendRegistration(values: RegisterValues, intent: string): Promise<void> {
  if (values.password) await callCheckPassword(values.password, values.email)
  await callRegister(registrationOf(inputOf(values)), intent)
}
