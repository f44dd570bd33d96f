import { BadgeCheck, CircleSlash, Clock, Undo2 } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"
import { stateOfVetting, VETTING_STATES } from "../vetting-list.ts"
import type { ListedVetting } from "../vetting-view.ts"

const LOOKS = {
  waiting: { tone: "info", icon: Clock },
  published: { tone: "ok", icon: BadgeCheck },
  returned: { tone: "warn", icon: Undo2 },
  over: { icon: CircleSlash },
} as const

/** How far the back office is with a flight. */
export function VettingBadge(vetting: Pick<ListedVetting, "verdict" | "isWaiting">) {
  const state = stateOfVetting(vetting)
  return <Badge {...LOOKS[state]}>{VETTING_STATES[state]}</Badge>
}
