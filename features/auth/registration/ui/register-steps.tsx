import { lazy, startTransition, useEffect, useRef, useState } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { text } from "#platform/messages/text.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { RegisterInput, RegisterState } from "../register-state.ts"
import { RegisterForm } from "./register-form.tsx"
import { inputOf } from "./register-values.ts"

type RegisterStepsProps = {
  /** An empty form, or where one that was posted without script left off. */
  former: RegisterState
  /** Signed in, and the password set where one was wanted. */
  onDone: () => unknown
}

type Step =
  | { name: "form"; former: RegisterState }
  | { name: "code"; input: RegisterInput; password: string }
  | { name: "done" }
  | { name: "without-password" }

// comes with the form's press; no Suspense around it, so that it is there without script
const CodeStep = lazy(() =>
  import("./register-code-step.tsx").then((module) => ({ default: module.RegisterCodeStep })),
)

/** The form, then the code in its place, then the password that was chosen: one way through. */
export function RegisterSteps({ former, onDone }: RegisterStepsProps) {
  const [step, setStep] = useState<Step>(
    former.step === "code"
      ? { name: "code", input: former.input, password: "" }
      : { name: "form", former },
  )
  const top = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // the form is much longer than what takes its place
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    if (!isFirst.current) top.current?.scrollIntoView({ block: "start" })
    isFirst.current = false
  }, [step.name])

  async function signedIn({ user }: SignedIn, password: string) {
    if (password) {
      try {
        const { callSetPassword } = await import("#features/auth/core/ui/settings-calls.ts")
        await callSetPassword(user.id, password)
      } catch {
        return setStep({ name: "without-password" })
      }
    }
    setStep({ name: "done" })
    onDone()
  }

  return (
    <div ref={top} className="scroll-mt-6">
      {step.name === "form" && (
        <div className="grid gap-7">
          {step.former.message && <Notice tone="err" title={step.former.message} isAlert />}
          <RegisterForm
            former={step.former}
            onSent={(values) =>
              startTransition(() =>
                setStep({
                  name: "code",
                  input: { ...inputOf(values), email: values.email.trim() },
                  password: values.password,
                }),
              )
            }
          />
        </div>
      )}
      {step.name === "code" && (
        <CodeStep
          input={step.input}
          tokenError={former.step === "code" ? former.fields.token : undefined}
          message={former.step === "code" ? former.message : undefined}
          onSignedIn={(answer) => void signedIn(answer, step.password)}
          onOtherEmail={() =>
            setStep({ name: "form", former: { step: "form", input: step.input, fields: {} } })
          }
        />
      )}
      {step.name === "done" && <Notice tone="ok" title={text("login.success")} isAlert />}
      {step.name === "without-password" && (
        <Notice
          tone="warn"
          title="Dein Konto ist da, nur das Passwort fehlt noch."
          isStacked
          isAlert
          action={
            <ButtonLink href="/de/cockpit/einstellungen#passwort" size="small" reloadDocument>
              Passwort festlegen
            </ButtonLink>
          }
        >
          Es ließ sich gerade nicht speichern. In den Einstellungen holst du es nach; bis dahin
          kommst du mit einem Code per Mail hinein.
        </Notice>
      )}
    </div>
  )
}
