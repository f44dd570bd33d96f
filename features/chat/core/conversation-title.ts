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
  const { subject, title, departsAt, timeZone } = conversation
  if (subject === "profile") return "Ohne bestimmten Flug"
  if (subject === "flight_request") return `Gesuch ab ${title}`
  if (!departsAt || !timeZone) return title ?? ""
  return `${title}, ${formatShortDay(new Date(departsAt), timeZone)}`
}
