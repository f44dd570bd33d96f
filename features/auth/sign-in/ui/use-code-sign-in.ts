import type { UseFormReturn } from "react-hook-form"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { callSignInWithCode } from "#features/auth/core/ui/auth-calls.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { SECOND_FACTOR_NEEDED } from "../second-factor-needed.ts"

export interface CodeInput {
  token: string
  isPersistent: boolean
}

interface CodeSignInOptions {
  email: string
  /** Where the code is typed, as soon as it is here. */
  form: Pick<UseFormReturn<CodeInput>, "setError" | "setFocus"> | undefined
  onSignedIn: (signedIn: SignedIn) => void
  onFailure: (failure: Failure | undefined) => void
  /** The code was right, and the account asks for more. */
  onFactorNeeded?: () => void
}

/** Signs an address in with the code of a form; what goes wrong stands at the field or goes to `onFailure`. */
export function useCodeSignIn(options: CodeSignInOptions) {
  const { email, form, onSignedIn, onFailure, onFactorNeeded } = options
  return useAction({
    send: (input: CodeInput, intent) => callSignInWithCode({ email, ...input }, intent),
    done: onSignedIn,
    failed: (failure) => {
      if (failure.code === SECOND_FACTOR_NEEDED && onFactorNeeded) return onFactorNeeded()
      const { token } = failure.fields
      if (token) {
        form?.setError("token", { message: token })
        form?.setFocus("token", { shouldSelect: true })
      }
      onFailure(failureOf(failure, text("login.code.failed"), (property) => property === "token"))
    },
  })
}
