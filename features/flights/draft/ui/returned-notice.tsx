import { Undo2 } from "lucide"
import { type FlightReturn, formatReturnReason } from "#features/flights/core/vetting.ts"
import { Notice } from "#ui/feedback/notice.tsx"

/** What the back office wants changed, above every step until the flight is handed in again. */
export function ReturnedNotice({ returned }: { returned: FlightReturn | null }) {
  if (!returned) return null
  return (
    <Notice tone="warn" icon={Undo2} title="Dieser Flug kam zurück." isStacked>
      <p className="whitespace-pre-line wrap-anywhere">{formatReturnReason(returned)}</p>
      <p className="mt-1 text-ink2">Ändere, was nötig ist, und reich ihn noch einmal ein.</p>
    </Notice>
  )
}
