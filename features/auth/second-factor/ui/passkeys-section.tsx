import { useRevalidator } from "react-router"
import type { OwnPasskey } from "#features/auth/passkeys/passkey-schemas.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { NewPasskeyButton } from "./new-passkey-button.tsx"
import { OTHERS_SIGNED_OUT } from "./others-signed-out.ts"
import { callRemovePasskey } from "./passkey-calls.ts"
import { PasskeyRow } from "./passkey-row.tsx"

const SECTION = "passkeys"

type PasskeysSectionProps = { userId: number; passkeys: readonly OwnPasskey[] }

/** The keys of an account that need neither mail nor password, and the way to more or fewer. */
export function PasskeysSection({ userId, passkeys }: PasskeysSectionProps) {
  const { revalidate } = useRevalidator()
  const { run, pending } = useAction({
    send: ({ id }: OwnPasskey) => callRemovePasskey(userId, id),
    done: (_, { name }) => {
      dismissAlertsAbout(SECTION)
      showAlert({
        type: "success",
        message: `Der Passkey „${name}“ ist gelöscht.`,
        description: OTHERS_SIGNED_OUT,
      })
      void revalidate()
      document.getElementById(SECTION)?.focus()
    },
    failed: ({ text }) => showAlert({ type: "error", message: text, about: SECTION }),
  })
  return (
    <SettingsSection
      id={SECTION}
      title="Passkeys"
      intro="Melde dich mit Gesicht, Finger oder PIN an, ohne Mail und ohne Passwort. Ein Passkey liegt auf deinem Gerät, niemand kann ihn abfischen."
    >
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              userId={userId}
              passkey={passkey}
              isPending={pending?.id === passkey.id}
              onRemove={() => void run(passkey)}
              onRenamed={(name) => {
                showAlert({ type: "success", message: `Der Passkey heißt jetzt „${name}“.` })
                void revalidate()
                document.getElementById(SECTION)?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <NewPasskeyButton
        userId={userId}
        onAdded={() => {
          showAlert({ type: "success", message: "Dein Passkey ist da." })
          void revalidate()
        }}
      />
    </SettingsSection>
  )
}
