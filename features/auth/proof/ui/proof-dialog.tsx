import { useEffect, useState } from "react"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"
import type { ProofWay } from "../proof-ways.ts"
import { loadProofView } from "./proof-calls.ts"
import { ProveByCode } from "./prove-by-code.tsx"
import { ProveByPassword } from "./prove-by-password.tsx"

const OTHER_WAY: Record<ProofWay, string> = {
  password: "Lieber mit Passwort",
  code: "Lieber mit Code per Mail",
}

type ProofDialogProps = {
  userId: number
  onProven: () => void
  /** They would rather not; what waited for the proof does not happen. */
  onClose: () => void
}

/** „Bestätige, dass du es bist“: what somebody has sent waits behind it, and then goes on by itself. */
export function ProofDialog({ userId, onProven, onClose }: ProofDialogProps) {
  const [chosen, setChosen] = useState<ProofWay>()
  const [view, setView] = useState<Awaited<ReturnType<typeof loadProofView>>>()
  const { run, failure } = useAction({ send: () => loadProofView(userId), done: setView })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void run(), [])
  const way = chosen ?? view?.ways[0]
  return (
    <Dialog isOpen onClose={onClose} title="Bestätige, dass du es bist">
      <div className="grid gap-5">
        <p className="text-ui text-ink2">
          Das ist eine wichtige Änderung. Zeig uns kurz, dass du selbst am Gerät bist, dann geht es
          weiter, wo du warst.
        </p>
        {failure && (
          <Notice tone="err" title={failure.text} isStacked isAlert>
            <Button size="small" variant="secondary" onClick={() => void run()}>
              Noch einmal versuchen
            </Button>
          </Notice>
        )}
        {view && way === "password" && <ProveByPassword userId={userId} onProven={onProven} />}
        {view && way === "code" && (
          <ProveByCode userId={userId} email={view.email} onProven={onProven} />
        )}
        {view && view.ways.length > 1 && (
          <div className="flex flex-wrap gap-x-3 gap-y-2 border-t border-line pt-4">
            {view.ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} variant="text" size="small" onClick={() => setChosen(other)}>
                  {OTHER_WAY[other]}
                </Button>
              ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
