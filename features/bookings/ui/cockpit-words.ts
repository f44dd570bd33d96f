import { addDays, isoDay } from "#platform/days.ts"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const hourOfDay = new Intl.DateTimeFormat("de-DE", {
  hour: "numeric",
  hourCycle: "h23",
  timeZone: HOME_ZONE,
})

/** „Guten Morgen, Henrik“; without the name where nobody has given one yet. */
export function greeting(now: Date, firstName: string): string {
  const hour = Number.parseInt(hourOfDay.format(now), 10)
  const time = hour >= 5 && hour < 11 ? "Morgen" : hour >= 11 && hour < 18 ? "Tag" : "Abend"
  return firstName ? `Guten ${time}, ${firstName}` : `Guten ${time}`
}

/** „noch 31 h“, „noch 40 min“: what is left until a deadline. */
export function timeLeft(until: Date, now: Date): string {
  const ms = until.getTime() - now.getTime()
  if (ms <= 0) return "Frist vorbei"
  if (ms < HOUR) return `noch ${Math.max(1, Math.floor(ms / MINUTE))} min`
  return `noch ${Math.floor(ms / HOUR)} h`
}

/** „in 22 h 14“, „in 40 min“, „in 2 Tagen 16 h“, „in 12 Tagen“. */
export function timeUntil(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes <= 0) return "jetzt"
  if (minutes < 60) return `in ${minutes} min`
  if (minutes < 48 * 60) {
    return `in ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`
  }
  const hours = Math.floor(minutes / 60)
  const days = `in ${Math.floor(hours / 24)} Tagen`
  return hours < 7 * 24 && hours % 24 > 0 ? `${days} ${hours % 24} h` : days
}

const WORDS = [
  "Keine",
  "Eine",
  "Zwei",
  "Drei",
  "Vier",
  "Fünf",
  "Sechs",
  "Sieben",
  "Acht",
  "Neun",
  "Zehn",
  "Elf",
  "Zwölf",
]

/** A feminine noun at the start of a sentence: „Eine Anfrage“, „Drei Anfragen“, „17 Anfragen“. */
export function countAtStart(count: number, one: string, many: string): string {
  return `${WORDS[count] ?? count} ${count === 1 ? one : many}`
}

interface Agenda {
  now: Date
  /** The next flight with a place on it for this person. */
  next: { departsAt: Date; timeZone: string } | null
  /** Requests that wait for this person's answer. */
  toAnswer: number
  /** Changed flights to which this person has to agree. */
  changes: number
  /** Own requests that wait for somebody else. */
  waiting: number
  /** Landed flights that this person has to settle. */
  toSettle: number
  /** Flights with seats that the waitlist holds for this person. */
  offered: number
}

/** What is ahead, in one or two sentences: „Morgen fliegst du. Zwei Anfragen warten auf dich.“ */
export function agendaInWords(agenda: Agenda): string {
  const { now, next, toAnswer, changes, toSettle, waiting, offered } = agenda
  const sentences: string[] = []
  if (next) sentences.push(`${dayInWords(next.departsAt, next.timeZone, now)} fliegst du.`)
  if (offered > 0) sentences.push("Für dich ist etwas frei.")
  const wait = (count: number) => (count === 1 ? "wartet" : "warten")
  if (toAnswer > 0) {
    sentences.push(`${countAtStart(toAnswer, "Anfrage", "Anfragen")} ${wait(toAnswer)} auf dich.`)
  }
  if (changes > 0) {
    const what = countAtStart(changes, "Änderung", "Änderungen")
    sentences.push(`${what} ${wait(changes)} auf deine Antwort.`)
  }
  if (toSettle > 0) {
    const verb = toSettle === 1 ? "ist" : "sind"
    sentences.push(`${countAtStart(toSettle, "Abrechnung", "Abrechnungen")} ${verb} fällig.`)
  }
  if (offered + toAnswer + changes + toSettle > 0) return sentences.join(" ")
  if (waiting > 0) {
    const verb = waiting === 1 ? "steht" : "stehen"
    sentences.push(`${countAtStart(waiting, "Antwort", "Antworten")} ${verb} noch aus.`)
  } else {
    sentences.push(next ? "Zu tun ist gerade nichts." : "Gerade ist nichts offen.")
  }
  return sentences.join(" ")
}

function dayInWords(at: Date, zone: string, now: Date): string {
  const day = isoDay(at, zone)
  const today = isoDay(now, zone)
  if (day === today) return "Heute"
  if (day === addDays(today, 1)) return "Morgen"
  const [weekday, date] = formatLongDay(at, zone).split(", ")
  return `Am ${day < addDays(today, 7) ? weekday : date?.replace(/ \d+$/, "")}`
}
