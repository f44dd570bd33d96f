import { useState } from "react"
import { useRevalidator } from "react-router"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showAlert } from "#platform/alerts.ts"
import { Button } from "#ui/buttons/button.tsx"
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts"
import { ChangeEmailForm } from "./change-email-form.tsx"
import { ConfirmEmailForm } from "./confirm-email-form.tsx"

type Step = { name: "shown" } | { name: "edited" } | { name: "codes"; email: string }

/** The address of the account; both mailboxes give a code before it changes. */
export function EmailSection({ own }: { own: OwnUser }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ name: "shown" })
  const start = useReturnFocus(step.name === "shown")
  const close = () => setStep({ name: "shown" })
  const changed = (email: string) => {
    showAlert({
      type: "success",
      message: "Mailadresse geändert",
      description: `Ab jetzt meldest du dich mit ${email} an.`,
    })
    close()
    void revalidate()
  }

  return (
    <SettingsSection
      id="mailadresse"
      title="Mailadresse"
      intro={
        <>
          Codes und Nachrichten gehen an{" "}
          <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{own.email}</strong>.
          Niemand außer dir sieht sie.
        </>
      }
    >
      {step.name === "shown" && (
        <Button
          ref={start}
          variant="secondary"
          size="small"
          onClick={() => setStep({ name: "edited" })}
        >
          Adresse ändern
        </Button>
      )}
      {step.name === "edited" && (
        <ChangeEmailForm
          own={own}
          onCodesSent={(email) => setStep({ name: "codes", email })}
          onCancel={close}
        />
      )}
      {step.name === "codes" && (
        <ConfirmEmailForm
          own={own}
          newEmail={step.email}
          onChanged={() => changed(step.email)}
          onCancel={close}
        />
      )}
    </SettingsSection>
  )
}
