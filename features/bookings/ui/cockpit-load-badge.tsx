import { Scale } from "lucide"
import { Badge } from "#ui/badge.tsx"
import { formatLoadRoom } from "../format-load.ts"
import type { LoadRoom } from "../load-room.ts"

/** Whether the aircraft carries everybody who has a seat, and what the next guest may weigh. */
export function CockpitLoadBadge({ room }: { room: LoadRoom }) {
  return (
    <Badge tone={room.doesFit ? "ok" : "err"} icon={Scale}>
      {formatLoadRoom(room)}
    </Badge>
  )
}
