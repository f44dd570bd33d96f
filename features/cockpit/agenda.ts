import { addDays, isoDay } from "#platform/days.ts"
import { formatLongDay } from "#platform/time.ts"

interface Agenda {
  now: Date
  /** The next flight with a place on it for this person. */
  next: { departsAt: Date; timeZone: string } | null
  /** How much waits for this person. */
  waiting: number
  /** Own requests that wait for somebody else. */
  unanswered: number
}

const WORDS = ["Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn"]

/** What is ahead, in one or two sentences: „Morgen fliegst du. Zwei Dinge warten auf dich.“ */
export function formatAgenda({ now, next, waiting, unanswered }: Agenda): string {
  const sentences = next
    ? [`${formatRelativeDay(next.departsAt, next.timeZone, now)} fliegst du.`]
    : []
  if (waiting > 0) return [...sentences, formatWaiting(waiting)].join(" ")
  if (unanswered > 0) return [...sentences, formatUnanswered(unanswered)].join(" ")
  return [...sentences, next ? "Zu tun ist gerade nichts." : "Gerade ist nichts offen."].join(" ")
}

const formatCount = (count: number) => WORDS[count - 2] ?? String(count)

function formatWaiting(count: number): string {
  return count === 1
    ? "Eine Sache wartet auf dich."
    : `${formatCount(count)} Dinge warten auf dich.`
}

function formatUnanswered(count: number): string {
  return count === 1
    ? "Eine Antwort steht noch aus."
    : `${formatCount(count)} Antworten stehen noch aus.`
}

function formatRelativeDay(at: Date, zone: string, now: Date): string {
  const day = isoDay(at, zone)
  const today = isoDay(now, zone)
  if (day === today) return "Heute"
  if (day === addDays(today, 1)) return "Morgen"
  const [weekday, date] = formatLongDay(at, zone).split(", ")
  return `Am ${day < addDays(today, 7) ? weekday : date?.replace(/ \d+$/, "")}`
}
