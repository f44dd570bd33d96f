import { lazy, startTransition, useContext, useEffect, useState } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { StepButton, StepForm } from "#features/auth/core/ui/step-button.tsx"
import { text } from "#platform/messages/text.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { inOwnTurn } from "#ui/loading/in-own-turn.ts"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import type { LoginState } from "../login-state.ts"
import { DemoLogins } from "./demo-logins.tsx"
import { PasskeySignIn } from "./passkey-sign-in.tsx"
import { SendCodeForm } from "./send-code-form.tsx"
import { useStagingLogin } from "./use-staging-login.ts"

const LEAD = {
  factor: undefined,
  code: undefined,
  email: "Ohne Passwort: Wir schicken dir einen Code aus sechs Ziffern.",
  password: "Mit deiner Adresse und deinem Passwort.",
}

// each comes with the press that leads to it
const LATER_STEPS = {
  password: () => import("./password-form.tsx"),
  code: () => import("./code-form.tsx"),
  factor: () => import("./second-factor-step.tsx"),
}
// no Suspense around them, so that they are there without script
const PasswordForm = lazy(async () => ({ default: (await LATER_STEPS.password()).PasswordForm }))
const CodeForm = lazy(async () => ({ default: (await LATER_STEPS.code()).CodeForm }))
const SecondFactorStep = lazy(async () => ({
  default: (await LATER_STEPS.factor()).SecondFactorStep,
}))

type LoginFormProps = {
  /** Where a form that was posted without script left off, or the way that the address asks for. */
  former?: Partial<LoginState> | undefined
  /** The page to open afterwards. */
  redirect?: string | undefined
  isDemo: boolean
  /** A test system's own credential may sign in by itself. */
  isStaging: boolean
  onSignedIn: (signedIn: SignedIn) => void
}

/** An address, then a code or a password, on one calm page. */
export function LoginForm({ former, redirect, isDemo, isStaging, onSignedIn }: LoginFormProps) {
  const [step, setStep] = useState(former?.step ?? "email")
  const reportLost = useContext(LostPartContext)
  const [email, setEmail] = useState(former?.email ?? "")
  const [demo, setDemo] = useState({ picks: 0, password: "" })
  const [isSignedIn, setIsSignedIn] = useState(false)
  const signedIn = (answer: SignedIn) => {
    setIsSignedIn(true)
    onSignedIn(answer)
  }
  useStagingLogin(isStaging, signedIn)
  // so that a press finds it here; who has not pressed has asked for nothing
  useEffect(() => inOwnTurn(() => void LATER_STEPS.password().catch(() => undefined)), [])
  function goTo(next: keyof typeof LATER_STEPS) {
    return LATER_STEPS[next]().then(() => startTransition(() => setStep(next)), reportLost)
  }
  if (isSignedIn) return <Notice tone="ok" title={text("login.success")} isAlert />
  return (
    <div className="grid gap-7">
      <StepForm id="mit-code" method="get" fields={{ redirect }} />
      <StepForm id="mit-passwort" method="get" fields={{ redirect, mit: "passwort" }} />
      {LEAD[step] && <p className="text-lead text-ink2">{LEAD[step]}</p>}
      {former?.message && <Notice tone="err" title={former.message} isAlert />}
      {step === "email" && (
        <SendCodeForm
          email={email}
          redirect={redirect}
          emailError={former?.fields?.email}
          offersPasskeys
          onEmailChange={setEmail}
          onSent={(address) => {
            setEmail(address)
            return goTo("code")
          }}
          otherWay={
            <StepButton form="mit-passwort" onPress={() => void goTo("password")}>
              Mit Passwort anmelden
            </StepButton>
          }
        />
      )}
      {step === "password" && (
        <PasswordForm
          key={demo.picks}
          email={email}
          password={demo.password}
          emailError={former?.fields?.email}
          passwordError={former?.fields?.password}
          onEmailChange={setEmail}
          onSignedIn={signedIn}
          onFactorNeeded={() => void goTo("factor")}
          otherWay={
            <StepButton form="mit-code" onPress={() => setStep("email")}>
              Lieber mit Code
            </StepButton>
          }
        />
      )}
      {step === "code" && (
        <CodeForm
          email={email}
          redirect={redirect}
          tokenError={former?.fields?.token}
          onSignedIn={signedIn}
          onOtherEmail={() => setStep("email")}
        />
      )}
      {step === "factor" && (
        <SecondFactorStep
          error={former?.fields?.code}
          onSignedIn={signedIn}
          onLeave={() => setStep("email")}
        />
      )}
      {(step === "email" || step === "password") && (
        <PasskeySignIn onSignedIn={signedIn} isInFields />
      )}
      {isDemo && (step === "email" || step === "password") && (
        <DemoLogins
          onPick={(address, password) => {
            setEmail(address)
            setDemo({ picks: demo.picks + 1, password })
            void goTo("password")
          }}
        />
      )}
    </div>
  )
}
