import { Check, Clock, EyeOff } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"
import { FLAG_VERDICT_LABELS, type ReviewFlagVerdict } from "../review-flag.ts"

/** How far the look at a pair is. */
export function ReviewFlagBadge({ verdict }: { verdict: ReviewFlagVerdict | null }) {
  if (verdict === null) {
    return (
      <Badge tone="info" icon={Clock}>
        Offen
      </Badge>
    )
  }
  return (
    <Badge tone={verdict === "hidden" ? "warn" : "ok"} icon={verdict === "hidden" ? EyeOff : Check}>
      {FLAG_VERDICT_LABELS[verdict]}
    </Badge>
  )
}
