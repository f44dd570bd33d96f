import type { UseFormReturn } from "react-hook-form"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { callSignInWithCode } from "#features/auth/core/ui/auth-calls.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"

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
}

/** Signs an address in with the code of a form; what goes wrong stands at the field or goes to `onFailure`. */
export function useCodeSignIn({ email, form, onSignedIn, onFailure }: CodeSignInOptions) {
  return useAction({
    send: (input: CodeInput, intent) => callSignInWithCode({ email, ...input }, intent),
    done: onSignedIn,
    failed: (failure) => {
      const { token } = failure.fields
      if (token) {
        form?.setError("token", { message: token })
        form?.setFocus("token", { shouldSelect: true })
      }
      onFailure(failureOf(failure, text("login.code.failed"), (property) => property === "token"))
    },
  })
}
