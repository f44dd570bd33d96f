import { useState } from "react"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import type { SignedIn } from "../auth-schemas.ts"
import type { LoginState } from "../login-state.ts"
import { CodeForm } from "./code-form.tsx"
import { DemoLogins } from "./demo-logins.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SendCodeForm } from "./send-code-form.tsx"

const LEAD = {
  email: "Ohne Passwort: Wir schicken dir einen Code aus sechs Ziffern.",
  password: "Mit deiner Adresse und deinem Passwort.",
}

type LoginFormProps = {
  /** Where a form that was posted without script left off. */
  former?: LoginState | undefined
  isDemo: boolean
  onSignedIn: (signedIn: SignedIn) => void
}

/** An address, then a code or a password, on one calm page. */
export function LoginForm({ former, isDemo, onSignedIn }: LoginFormProps) {
  const [step, setStep] = useState(former?.step ?? "email")
  const [email, setEmail] = useState(former?.email ?? "")
  const [demo, setDemo] = useState({ picks: 0, password: "" })
  const [isSignedIn, setIsSignedIn] = useState(false)
  const signedIn = (answer: SignedIn) => {
    setIsSignedIn(true)
    onSignedIn(answer)
  }
  if (isSignedIn) return <Notice tone="ok" title="Du wurdest erfolgreich eingeloggt." isAlert />
  return (
    <div className="grid gap-7">
      {step !== "code" && <p className="text-lead text-ink2">{LEAD[step]}</p>}
      {former?.message && <Notice tone="err" title={former.message} isAlert />}
      {step === "email" && (
        <SendCodeForm
          email={email}
          emailError={former?.fields.email}
          onEmailChange={setEmail}
          onSent={(address) => {
            setEmail(address)
            setStep("code")
          }}
          otherWay={
            <Button variant="text" onClick={() => setStep("password")}>
              Mit Passwort anmelden
            </Button>
          }
        />
      )}
      {step === "password" && (
        <PasswordForm
          key={demo.picks}
          email={email}
          password={demo.password}
          passwordError={former?.fields.password}
          onEmailChange={setEmail}
          onSignedIn={signedIn}
          otherWay={
            <Button variant="text" onClick={() => setStep("email")}>
              Lieber mit Code
            </Button>
          }
        />
      )}
      {step === "code" && (
        <CodeForm
          email={email}
          tokenError={former?.fields.token}
          onSignedIn={signedIn}
          onOtherEmail={() => setStep("email")}
        />
      )}
      {isDemo && step !== "code" && (
        <DemoLogins
          onPick={(address, password) => {
            setEmail(address)
            setDemo({ picks: demo.picks + 1, password })
            setStep("password")
          }}
        />
      )}
    </div>
  )
}
