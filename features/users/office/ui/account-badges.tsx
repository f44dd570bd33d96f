import { Ban, CircleDashed, Plane, ShieldCheck } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"
import type { ListedUser } from "../user-list.ts"

/** What is special about an account, at a glance. */
export function AccountBadges({ user }: { user: ListedUser }) {
  return (
    <span className="flex flex-wrap gap-2">
      {user.isBlocked && (
        <Badge tone="err" icon={Ban}>
          Gesperrt
        </Badge>
      )}
      {user.isAdmin && (
        <Badge tone="neutral" icon={ShieldCheck}>
          Verwaltung
        </Badge>
      )}
      {user.isPilot && (
        <Badge tone="info" icon={Plane}>
          Pilot:in
        </Badge>
      )}
      {!user.isConfirmed && (
        <Badge tone="warn" icon={CircleDashed}>
          Nicht bestätigt
        </Badge>
      )}
    </span>
  )
}
