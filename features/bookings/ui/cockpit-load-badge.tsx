import { Scale } from "lucide"
import { checkPayload } from "#features/planes/mass-and-balance.ts"
import { Badge } from "#ui/badge.tsx"
import type { FlightLoad } from "../cockpit.ts"

/** Whether the aircraft carries everybody who is confirmed; nothing where nobody is. */
export function CockpitLoadBadge({ load }: { load: FlightLoad }) {
  if (load.payloadKg === null || load.parties.length === 0) return null
  const { freeKg, isOver } = checkPayload(load.payloadKg, [load.confirmedKg])
  return isOver ? (
    <Badge tone="err" icon={Scale}>
      {-freeKg} kg über der Zuladung
    </Badge>
  ) : (
    <Badge tone="ok" icon={Scale}>
      Beladung passt, {freeKg} kg frei
    </Badge>
  )
}
