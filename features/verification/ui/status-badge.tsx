import { BadgeCheck, CircleAlert, CircleDashed, Clock, Search } from "lucide"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import type { PilotStatus } from "../pilot-status.ts"

const LOOKS: Record<PilotStatus, { label: string; tone: BadgeTone; icon: IconShape }> = {
  none: { label: "Fehlt noch", tone: "neutral", icon: CircleDashed },
  submitted: { label: "Eingereicht", tone: "info", icon: Clock },
  in_review: { label: "Wird geprüft", tone: "info", icon: Search },
  verified: { label: "Geprüft", tone: "ok", icon: BadgeCheck },
  expiring: { label: "Läuft bald ab", tone: "warn", icon: Clock },
  expired: { label: "Abgelaufen", tone: "err", icon: CircleAlert },
  rejected: { label: "Bitte neu einreichen", tone: "err", icon: CircleAlert },
  blocked: { label: "Gesperrt", tone: "err", icon: CircleAlert },
}

/** How far a document, a kind of it, or all of a pilot's papers are. */
export function StatusBadge({ status }: { status: PilotStatus }) {
  const { label, tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
