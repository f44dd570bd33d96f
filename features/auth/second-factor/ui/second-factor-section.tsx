import { useState } from "react"
import { useRevalidator } from "react-router"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { showAlert } from "#platform/alerts.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { SecondFactorView } from "../second-factor-schemas.ts"
import { AppSetup } from "./app-setup.tsx"
import { OTHERS_SIGNED_OUT } from "./others-signed-out.ts"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { callMakeRecoveryCodes, callRemoveApp } from "./second-factor-calls.ts"

const SECTION = "zweiter-faktor"

type SecondFactorSectionProps = { userId: number; factor: SecondFactorView }

/** The app that shows digits, and the codes for the day on which it is gone. */
export function SecondFactorSection({ userId, factor }: SecondFactorSectionProps) {
  const { revalidate } = useRevalidator()
  const [shownCodes, setShownCodes] = useState<string[]>()
  const removing = useAction({
    send: () => callRemoveApp(userId),
    done: () => {
      showAlert({
        type: "success",
        message: "Die App ist entfernt.",
        description: OTHERS_SIGNED_OUT,
      })
      void revalidate()
      document.getElementById(SECTION)?.focus()
    },
    failed: ({ text }) => showAlert({ type: "error", message: text, about: SECTION }),
  })
  const making = useAction({
    send: (_, intent) => callMakeRecoveryCodes(userId, intent),
    done: (codes) => {
      setShownCodes(codes)
      showAlert({
        type: "success",
        message: "Die alten Notfallcodes gelten nicht mehr.",
        description: OTHERS_SIGNED_OUT,
      })
    },
    failed: ({ text }) => showAlert({ type: "error", message: text, about: SECTION }),
  })
  const close = () => {
    setShownCodes(undefined)
    void revalidate()
  }
  const { appSince, asksAtSignIn, recoveryCodesLeft } = factor
  return (
    <SettingsSection
      id={SECTION}
      title="Zweiter Faktor"
      intro={
        appSince
          ? "Nach Code oder Passwort fragen wir nach dem Code deiner App. Mit einem Passkey geht es ohne."
          : "Eine App auf deinem Telefon zeigt sechs Ziffern, die alle 30 Sekunden wechseln. Wer dein Passwort oder dein Postfach hat, kommt ohne sie nicht hinein."
      }
    >
      {shownCodes ? (
        <RecoveryCodes codes={shownCodes} onDone={close} />
      ) : appSince === null ? (
        <AppSetup userId={userId} onConfirmed={setShownCodes} />
      ) : (
        <p className="text-ui">Eingerichtet am {formatDay(new Date(appSince), HOME_ZONE)}.</p>
      )}
      {!shownCodes && asksAtSignIn && (
        <div className="mt-4 grid gap-4">
          <p className="text-ui">
            {recoveryCodesLeft === 0
              ? "Du hast keine Notfallcodes mehr."
              : recoveryCodesLeft === 1
                ? "Du hast noch einen Notfallcode."
                : `Du hast noch ${recoveryCodesLeft} Notfallcodes.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              variant="secondary"
              isPending={making.isPending}
              onClick={() => void making.run()}
            >
              Neue Notfallcodes
            </Button>
            {appSince && (
              <Button
                size="small"
                variant="secondary"
                isPending={removing.isPending}
                onClick={() => void removing.run()}
              >
                App entfernen
              </Button>
            )}
          </div>
        </div>
      )}
    </SettingsSection>
  )
}
