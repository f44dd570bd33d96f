import { formatShortDay } from "#platform/time.ts"
import type { ConversationView } from "./conversations-schemas.ts"

type Titled = Pick<
  ConversationView,
  "subject" | "title" | "departsAt" | "timeZone" | "others" | "pilotId"
>

/** Whom it is with: a name, or all on board. */
export function nameOfConversation({ subject, others }: Titled): string {
  return subject === "on_board" ? "Alle an Bord" : (others[0]?.name ?? "")
}

/** What it is about: „Übers Watt nach Juist, Sa., 5. Dez.“ */
export function subjectOfConversation(conversation: Titled): string {
  const { what, day } = subjectParts(conversation)
  return day ? `${what}, ${day}` : what
}

/** The same in two: of flights with one title only the day tells which it is. */
export function subjectParts({ subject, title, departsAt, timeZone }: Titled): {
  what: string
  day?: string
} {
  if (subject === "profile") return { what: "Ohne bestimmten Flug" }
  if (subject === "flight_request") return { what: `Gesuch ab ${title}` }
  if (!departsAt || !timeZone) return { what: title ?? "" }
  return { what: title ?? "", day: formatShortDay(new Date(departsAt), timeZone) }
}
