import { BadgeCheck } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"

/** What of a person's papers is verified and valid today. */
export function CheckedBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null
  return (
    <ul aria-label="Geprüft und heute gültig" className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li key={badge}>
          <Badge tone="ok" icon={BadgeCheck}>
            {badge}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
