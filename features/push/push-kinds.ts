import type { NotificationKind } from "#features/notifications/notification.ts"
import type { OptionalPush } from "#features/users/settings/push-kinds.ts"
import { hours } from "#platform/duration.ts"

interface PushKind {
  title: string
  /** The switch in the settings that turns it off. */
  optional: OptionalPush
  /** For how long it is worth showing; whoever is offline for longer has the bell and the mail. */
  ttlMs: number
}

/** What a browser shows while no page is open: those notifications on which somebody waits. */
// biome-ignore format: a table
export const PUSH_KINDS: Partial<Record<NotificationKind, PushKind>> = {
  "message-received": { title: "Neue Nachricht", optional: "new-messages", ttlMs: hours(24) },
  "booking-requested": { title: "Neue Anfrage", optional: "booking-requested", ttlMs: hours(24) },
  "booking-accepted": { title: "Du fliegst mit", optional: "booking-decided", ttlMs: hours(24) },
  "booking-declined": { title: "Diesmal leider nicht", optional: "booking-decided", ttlMs: hours(24) },
  "other-start-named": { title: "Eine andere Zeit?", optional: "booking-decided", ttlMs: hours(24) },
  "payment-due": { title: "Bitte zahle neu", optional: "booking-decided", ttlMs: hours(24) },
  "change-to-agree": { title: "Dein Flug hat sich geändert", optional: "booking-decided", ttlMs: hours(24) },
  "new-dates-offered": { title: "Neue Termine zur Wahl", optional: "booking-decided", ttlMs: hours(24) },
  "flight-ahead": { title: "Bald geht es los", optional: "flight-day", ttlMs: hours(12) },
  "ride-ahead": { title: "Bald geht es los", optional: "flight-day", ttlMs: hours(12) },
  "go-given": { title: "Ihr fliegt", optional: "flight-day", ttlMs: hours(24) },
  "go-postponed": { title: "Noch nicht sicher", optional: "flight-day", ttlMs: hours(12) },
  "go-missing": { title: "Noch keine Antwort", optional: "flight-day", ttlMs: hours(3) },
  "go-overdue": { title: "Fliegt ihr?", optional: "flight-day", ttlMs: hours(3) },
  "flight-delayed": { title: "Neue Startzeit", optional: "flight-day", ttlMs: hours(6) },
  "flight-diverted": { title: "Geänderte Landung", optional: "flight-day", ttlMs: hours(6) },
  "booking-cancelled": { title: "Dein Flug ist abgesagt", optional: "booking-decided", ttlMs: hours(24) },
}

export const PUSHED_KINDS = Object.keys(PUSH_KINDS) as NotificationKind[]
