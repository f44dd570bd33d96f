import { Scale } from "lucide-react"
import { Badge } from "#ui/badge.tsx"
import type { FlightLoad } from "../cockpit.ts"

/** Whether the aircraft carries everybody who is confirmed; nothing where nobody is. */
export function CockpitLoadBadge({ load }: { load: FlightLoad }) {
  if (load.payloadKg === null || load.parties.length === 0) return null
  const free = load.payloadKg - load.confirmedKg
  return free >= 0 ? (
    <Badge tone="ok" icon={Scale}>
      Beladung passt, {free} kg frei
    </Badge>
  ) : (
    <Badge tone="err" icon={Scale}>
      {-free} kg über der Zuladung
    </Badge>
  )
}
