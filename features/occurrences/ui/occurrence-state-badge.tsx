import { Check, Clock } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"

/** How far a report is. */
export function OccurrenceStateBadge({ isClosed }: { isClosed: boolean }) {
  return isClosed ? (
    <Badge tone="ok" icon={Check}>
      Abgeschlossen
    </Badge>
  ) : (
    <Badge tone="info" icon={Clock}>
      Offen
    </Badge>
  )
}
