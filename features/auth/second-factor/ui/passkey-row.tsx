import { useState } from "react"
import type { OwnPasskey } from "#features/auth/passkeys/passkey-schemas.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { RenamePasskeyForm } from "./rename-passkey-form.tsx"

type PasskeyRowProps = {
  userId: number
  passkey: OwnPasskey
  isPending: boolean
  onRemove: () => void
  onRenamed: (name: string) => void
}

/** One passkey, since when, when it was last used, and the form for its name. */
export function PasskeyRow({ userId, passkey, isPending, onRemove, onRenamed }: PasskeyRowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  if (isRenaming) {
    return (
      <li className="py-4">
        <RenamePasskeyForm
          userId={userId}
          passkey={passkey}
          onCancel={() => setIsRenaming(false)}
          onSaved={(saved) => {
            setIsRenaming(false)
            onRenamed(saved)
          }}
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mt-1 text-small text-ink2">
          Seit {formatDay(new Date(createdAt), HOME_ZONE)}
          <br />
          {lastUsedAt
            ? `Zuletzt benutzt ${formatDay(new Date(lastUsedAt), HOME_ZONE)}`
            : "Noch nicht benutzt"}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => setIsRenaming(true)}>
          Umbenennen
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" size="small" isPending={isPending} onClick={onRemove}>
          Löschen
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
