import { Ban, Check, Clock, Scale, Undo2 } from "lucide"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import type { ListedState } from "../report-list.ts"

const LOOKS: Record<ListedState, { label: string; tone: BadgeTone; icon: IconShape }> = {
  received: { label: "Offen", tone: "info", icon: Clock },
  kept: { label: "Stehen gelassen", tone: "neutral", icon: Check },
  restricted: { label: "Weggenommen", tone: "err", icon: Ban },
  appealed: { label: "Offen", tone: "info", icon: Scale },
  upheld: { label: "Bleibt dabei", tone: "neutral", icon: Check },
  reversed: { label: "Geändert", tone: "ok", icon: Undo2 },
}

/** How far a report or a complaint is. */
export function ReportStateBadge({ state }: { state: ListedState }) {
  const { label, tone, icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
