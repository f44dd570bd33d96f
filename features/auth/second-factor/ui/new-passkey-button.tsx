import { useEffect, useState } from "react"
import { knowsPasskeys, makePasskey } from "#features/auth/passkeys/ui/browser-passkeys.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { callAddPasskey, loadNewPasskeyOptions } from "./passkey-calls.ts"

type NewPasskeyButtonProps = { userId: number; onAdded: () => void }

/** Makes a passkey on this device; where the browser knows none, it says so. */
export function NewPasskeyButton({ userId, onAdded }: NewPasskeyButtonProps) {
  const [isKnown, setIsKnown] = useState(true)
  useEffect(() => setIsKnown(knowsPasskeys()), [])
  const { run, isPending, failure } = useAction({
    send: async (_, intent) => {
      const response = await makePasskey(await loadNewPasskeyOptions(userId))
      await callAddPasskey(userId, response, intent)
    },
    done: onAdded,
  })
  if (!isKnown) {
    return <p className="text-small text-ink2">Dieser Browser kann keine Passkeys.</p>
  }
  return (
    <div className="grid justify-items-start gap-3">
      {failure?.kind === "refused" && <Notice tone="err" title={failure.text} isAlert />}
      <Button size="small" variant="secondary" isPending={isPending} onClick={() => void run()}>
        Passkey hinzufügen
      </Button>
    </div>
  )
}
