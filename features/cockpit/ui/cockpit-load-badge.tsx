import { Scale } from "lucide"
import { formatLoadRoom } from "#features/bookings/core/format-load.ts"
import type { LoadRoom } from "#features/bookings/core/load-room.ts"
import { Badge } from "#ui/elements/badge.tsx"

/** Whether the aircraft carries everybody who has a seat, and what the next guest may weigh. */
export function CockpitLoadBadge({ room }: { room: LoadRoom }) {
  return (
    <Badge tone={room.doesFit ? "ok" : "err"} icon={Scale}>
      {formatLoadRoom(room)}
    </Badge>
  )
}
