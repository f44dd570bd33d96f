import { useState } from "react"
import { useRevalidator } from "react-router"
import { SettingsSection } from "#features/users/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/users-schemas.ts"
import { Button } from "#ui/button.tsx"
import { useReturnFocus } from "#ui/use-return-focus.ts"
import { ChangePasswordForm } from "./change-password-form.tsx"
import { ConfirmPasswordForm } from "./confirm-password-form.tsx"
import { showPasswordChanged } from "./password-alerts.ts"

type Step = { name: "shown" } | { name: "edited" } | { name: "code"; password: string }

/** Sets or changes the password; where a code has to confirm it, the code is asked for in place. */
export function PasswordSection({ own }: { own: OwnUser }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ name: "shown" })
  const start = useReturnFocus(step.name === "shown")
  const close = () => setStep({ name: "shown" })
  const changed = () => {
    showPasswordChanged()
    close()
    void revalidate()
  }

  return (
    <SettingsSection
      id="passwort"
      title="Passwort"
      intro={
        own.hasPassword
          ? "Du kannst dich mit Passwort anmelden. Mit einem Code per Mail geht es auch."
          : "Du meldest dich mit einem Code per Mail an. Ein Passwort ist nicht nötig, aber möglich."
      }
    >
      {step.name === "shown" && (
        <Button
          ref={start}
          size="small"
          variant={own.hasPassword ? "secondary" : "quiet"}
          onClick={() => setStep({ name: "edited" })}
        >
          {own.hasPassword ? "Passwort ändern" : "Passwort festlegen"}
        </Button>
      )}
      {step.name === "edited" && (
        <ChangePasswordForm
          own={own}
          onChanged={changed}
          onCodeSent={(password) => setStep({ name: "code", password })}
          onCancel={close}
        />
      )}
      {step.name === "code" && (
        <ConfirmPasswordForm
          own={own}
          password={step.password}
          onChanged={changed}
          onCancel={close}
        />
      )}
    </SettingsSection>
  )
}
