import { useRef } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { callSignInWithCode } from "#features/auth/core/ui/auth-calls.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure } from "#platform/api-failure.ts"
import { text } from "#platform/messages/text.ts"

export interface CodeInput {
  token: string
  isPersistent: boolean
}

type Form = Pick<UseFormReturn<CodeInput>, "setError" | "setFocus">

/**
 * Signs an address in with the code of a form. The same code keeps its key, so that a repeat whose
 * answer was lost succeeds; what goes wrong stands at the field or goes to `onFailure`.
 */
export function useCodeSignIn(email: string, onFailure: (failure: Failure | undefined) => void) {
  const intent = useRef({ token: "", key: "" })
  return async (input: CodeInput, { setError, setFocus }: Form): Promise<SignedIn | undefined> => {
    const { token } = input
    if (intent.current.token !== token) intent.current = { token, key: newIdempotencyKey() }
    try {
      return await callSignInWithCode({ email, ...input }, intent.current.key)
    } catch (error) {
      const sentence = error instanceof ApiFailure && error.fields.token
      if (sentence) {
        setError("token", { message: sentence })
        setFocus("token", { shouldSelect: true })
      } else {
        onFailure(failureOf(error, text("login.code.failed")))
      }
      return undefined
    }
  }
}
