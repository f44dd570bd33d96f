import type { UseFormSetError } from "react-hook-form"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { newIdempotencyKey } from "#platform/api-client.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { callCheckPassword, callRegister } from "./register-calls.ts"
import { inputOf, isRegisterField, type RegisterValues, registrationOf } from "./register-values.ts"

/** The key of what was sent last; the same registration keeps it. */
export interface RegisterIntent {
  of: string
  key: string
}

type Answer =
  | { isSent: true }
  /** `isShown`: what is wrong stands at its field. */
  | { isSent: false; isShown: boolean; failure: Failure | undefined }

/** Checks the password and has the code mailed; comes with the press that needs it. */
export async function sendRegistration(
  values: RegisterValues,
  intent: { current: RegisterIntent },
  setError: UseFormSetError<RegisterValues>,
): Promise<Answer> {
  const registration = registrationOf(inputOf(values))
  const of = JSON.stringify(registration)
  if (intent.current.of !== of) intent.current = { of, key: newIdempotencyKey() }
  try {
    if (values.password) await callCheckPassword(values.password, values.email)
    await callRegister(registration, intent.current.key)
    return { isSent: true }
  } catch (error) {
    const isShown = showFieldErrors(error, setError, isRegisterField)
    const failure = isShown
      ? undefined
      : failureOf(error, "Dein Konto konnte nicht angelegt werden.")
    return { isSent: false, isShown, failure }
  }
}
