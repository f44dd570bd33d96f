import { BadgeCheck, CircleSlash, Clock, Undo2 } from "lucide"
import { Badge } from "#ui/badge.tsx"
import type { Verdict } from "../vetting.ts"

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
