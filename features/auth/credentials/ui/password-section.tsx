import { useState } from "react"
import { useRevalidator } from "react-router"
import { showPasswordChanged } from "#features/auth/core/ui/password-alerts.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { Button } from "#ui/buttons/button.tsx"
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts"
import { ChangePasswordForm } from "./change-password-form.tsx"
import { ConfirmPasswordForm } from "./confirm-password-form.tsx"

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
