import { MoveRight } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"

/** Of what kind a flight is; that it does not come back is said aloud. */
export function OneWayBadge() {
  return (
    <Badge tone="warn" icon={MoveRight}>
      Nur Hinflug
    </Badge>
  )
}
