import { BadgeCheck, CircleAlert, Clock, Inbox } from "lucide"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import type { MailStatus } from "../outbox-list.ts"

const LOOKS: Record<MailStatus, { label: string; tone: BadgeTone; icon: IconShape }> = {
  queued: { label: "Wartend", tone: "info", icon: Clock },
  sent: { label: "Verschickt", tone: "ok", icon: BadgeCheck },
  kept: { label: "Im Probe-Postfach", tone: "neutral", icon: Inbox },
  failed: { label: "Gescheitert", tone: "err", icon: CircleAlert },
}

/** How far a mail is. */
export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { label, tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
