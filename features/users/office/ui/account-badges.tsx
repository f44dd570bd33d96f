import { Ban, CircleDashed, Plane, ShieldCheck } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"
import { type ListedUser, marksOfUser, USER_MARKS } from "../user-list.ts"

const LOOKS = {
  blocked: { tone: "err", icon: Ban },
  office: { tone: "neutral", icon: ShieldCheck },
  pilot: { tone: "info", icon: Plane },
  unconfirmed: { tone: "warn", icon: CircleDashed },
} as const

/** What is special about an account, at a glance. */
export function AccountBadges({ user }: { user: ListedUser }) {
  return (
    <span className="flex flex-wrap gap-2">
      {marksOfUser(user).map((mark) => (
        <Badge key={mark} {...LOOKS[mark]}>
          {USER_MARKS[mark]}
        </Badge>
      ))}
    </span>
  )
}
