import { signByPasskey } from "#features/auth/passkeys/ui/browser-passkeys.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { callProveByPasskey, loadProofPasskeyOptions } from "./proof-calls.ts"

type ProveByPasskeyProps = { userId: number; onProven: () => void }

/** One press, and the device asks for face, finger or PIN. */
export function ProveByPasskey({ userId, onProven }: ProveByPasskeyProps) {
  const { run, isPending, failure } = useAction({
    send: async (_, intent) => {
      const response = await signByPasskey(await loadProofPasskeyOptions(userId))
      await callProveByPasskey(userId, response, intent)
    },
    done: onProven,
  })
  return (
    <div className="grid justify-items-start gap-4">
      {failure?.kind === "refused" && <Notice tone="err" title={failure.text} isAlert />}
      <Button autoFocus isPending={isPending} onClick={() => void run()}>
        Mit Passkey bestätigen
      </Button>
    </div>
  )
}
