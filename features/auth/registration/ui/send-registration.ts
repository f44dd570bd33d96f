import type { UseFormSetError } from "react-hook-form"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import type { ActionFailure } from "#platform/use-action.ts"
import { callCheckPassword, callRegister } from "./register-calls.ts"
import { inputOf, type RegisterValues } from "./register-values.ts"
import { registrationOf } from "./registration-of.ts"

const OWN_FIELDS =
  /^(?:firstName|lastName|email|pilot\.licence|pilot\.homeAirportCode|password|isAdult)$/

/** Checks the password and has the code mailed. */
export async function sendRegistration(values: RegisterValues, intent: string): Promise<void> {
  if (values.password) await callCheckPassword(values.password, values.email)
  await callRegister(registrationOf(inputOf(values)), intent)
}

/** Puts what was refused at its fields; answers what belongs to none. */
export function showRefusal(
  refusal: ActionFailure,
  setError: UseFormSetError<RegisterValues>,
): Failure | undefined {
  showFieldErrors(refusal, setError, isRegisterField)
  return failureOf(refusal, "Dein Konto konnte nicht angelegt werden.", isRegisterField)
}

function isRegisterField(property: string): boolean {
  return OWN_FIELDS.test(property)
}
