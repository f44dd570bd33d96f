import { useRevalidator } from "react-router"
import type { OwnPasskey } from "#features/auth/passkeys/passkey-schemas.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { NewPasskeyButton } from "./new-passkey-button.tsx"
import { OTHERS_SIGNED_OUT } from "./others-signed-out.ts"
import { callRemovePasskey } from "./passkey-calls.ts"

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
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4"
            >
              <div className="min-w-0">
                <p className="font-semibold">{passkey.name}</p>
                <p className="mt-1 text-small text-ink2">
                  Seit {formatLongDay(new Date(passkey.createdAt), HOME_ZONE)}
                  <br />
                  {passkey.lastUsedAt
                    ? `Zuletzt benutzt ${formatLongDay(new Date(passkey.lastUsedAt), HOME_ZONE)}`
                    : "Noch nicht benutzt"}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                isPending={pending?.id === passkey.id}
                onClick={() => void run(passkey)}
              >
                Löschen
                <VisuallyHidden>: {passkey.name}</VisuallyHidden>
              </Button>
            </li>
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
