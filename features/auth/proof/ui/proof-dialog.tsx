import { Dialog } from "#ui/overlays/dialog.tsx"
import { ProofWaysForm } from "./proof-ways-form.tsx"

type ProofDialogProps = {
  userId: number
  onProven: () => void
  /** They would rather not; what waited for the proof does not happen. */
  onClose: () => void
}

/** „Bestätige, dass du es bist“: what somebody has sent waits behind it, and then goes on by itself. */
export function ProofDialog({ userId, onProven, onClose }: ProofDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Bestätige, dass du es bist">
      <div className="grid gap-5">
        <p className="text-ui text-ink2">
          Das ist eine wichtige Änderung. Zeig uns kurz, dass du selbst am Gerät bist, dann geht es
          weiter, wo du warst.
        </p>
        <ProofWaysForm userId={userId} onProven={onProven} />
      </div>
    </Dialog>
  )
}
