import { BadgeCheck, CircleAlert, Clock, Inbox } from "lucide"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import { MAIL_STATUS_LABELS, type MailStatus } from "../outbox-list.ts"

const LOOKS: Record<MailStatus, { tone: BadgeTone; icon: IconShape }> = {
  queued: { tone: "info", icon: Clock },
  sent: { tone: "ok", icon: BadgeCheck },
  kept: { tone: "neutral", icon: Inbox },
  failed: { tone: "err", icon: CircleAlert },
}

/** How far a mail is. */
export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <Badge {...LOOKS[status]}>{MAIL_STATUS_LABELS[status]}</Badge>
}
