import { BadgeCheck, CircleSlash, Clock, Undo2 } from "lucide"
import type { Verdict } from "#features/flights/core/vetting.ts"
import { Badge } from "#ui/elements/badge.tsx"

/** How far the back office is with a flight. */
export function VettingBadge({
  verdict,
  isWaiting,
}: {
  verdict: Verdict | null
  isWaiting: boolean
}) {
  if (isWaiting) {
    return (
      <Badge tone="info" icon={Clock}>
        Zur Prüfung
      </Badge>
    )
  }
  if (verdict === "published") {
    return (
      <Badge tone="ok" icon={BadgeCheck}>
        Veröffentlicht
      </Badge>
    )
  }
  if (verdict === "returned") {
    return (
      <Badge tone="warn" icon={Undo2}>
        Zurückgegeben
      </Badge>
    )
  }
  return <Badge icon={CircleSlash}>Nicht mehr offen</Badge>
}
