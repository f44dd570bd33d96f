import { hours, minutes } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"

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
  if (ms < hours(1)) return `noch ${Math.max(1, Math.floor(ms / minutes(1)))} min`
  return `noch ${Math.floor(ms / hours(1))} h`
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
