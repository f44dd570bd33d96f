import { useState } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { text } from "#platform/messages/text.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { LoginState } from "../login-state.ts"
import { CodeForm } from "./code-form.tsx"
import { SendCodeForm } from "./send-code-form.tsx"

type CodeConfirmationProps = {
  /** The address, where it is known already. */
  email?: string
  /** Where the link in the mail leads; the task that waits for the address. */
  redirect?: string
  /** A code is on its way to `email`; only the six digits are missing. */
  isSent?: boolean
  /** What the form was refused with that was posted without script. */
  refused?: Pick<LoginState, "fields" | "message"> | undefined
  /** For a page that remembers how far somebody has come. */
  onStep?: (step: { email: string; isSent: boolean }) => void
  /** The address is proven and its owner signed in; the account was made where there was none. */
  onConfirmed: (signedIn: SignedIn) => void
}

/**
 * „Confirm your address by code“, in the middle of another task (checkout, flight request,
 * subscription). No part of another form: it brings forms of its own.
 */
export function CodeConfirmation({
  email: givenEmail = "",
  redirect,
  isSent: isSentAlready = false,
  refused,
  onStep,
  onConfirmed,
}: CodeConfirmationProps) {
  const [email, setEmail] = useState(givenEmail)
  const [isSent, setIsSent] = useState(isSentAlready)
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (isConfirmed) return <Notice tone="ok" title={text("login.success")} isAlert />
  const refusal = refused?.message && (
    <div className="mb-4">
      <Notice tone="err" title={refused.message} isAlert />
    </div>
  )
  if (!isSent) {
    return (
      <>
        {refusal}
        <SendCodeForm
          email={email}
          redirect={redirect}
          emailError={refused?.fields.email}
          onEmailChange={(typed) => onStep?.({ email: typed, isSent: false })}
          onSent={(address) => {
            setEmail(address)
            setIsSent(true)
            onStep?.({ email: address, isSent: true })
          }}
        />
      </>
    )
  }
  return (
    <>
      {refusal}
      <CodeForm
        email={email}
        redirect={redirect}
        tokenError={refused?.fields.token}
        onOtherEmail={() => {
          setIsSent(false)
          onStep?.({ email, isSent: false })
        }}
        onSignedIn={(signedIn) => {
          setIsConfirmed(true)
          onConfirmed(signedIn)
        }}
      />
    </>
  )
}
