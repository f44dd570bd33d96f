/** Deadlines, digests and everything that is not a flight's own time run in this zone. */
export const HOME_ZONE = "Europe/Berlin"

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${zone} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat("de-DE", { timeZone: zone, ...options })
  formats.set(key, made)
  return made
}

/** „Sa., 5. Dezember 2026“ */
export function formatDay(at: Date, zone: string): string {
  return format(zone, "day", {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at)
}

/** „5. Dezember 2026“, of vouchers and papers, where the day of the week says nothing. */
export function formatDate(at: Date, zone: string): string {
  return format(zone, "date", { day: "numeric", month: "long", year: "numeric" }).format(at)
}

/** „5. Dezember 2026“: an ISO day, which belongs to no zone. */
export function formatIsoDay(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`), "UTC")
}

/** „Samstag, 5. Dezember 2026“, alone in its line; in a sentence it is `formatDay`. */
export function formatLongDay(at: Date, zone: string): string {
  return format(zone, "long", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at)
}

/** „Sa., 5. Dezember“, where the year goes without saying. */
export function formatDayAndMonth(at: Date, zone: string): string {
  return format(zone, "month", { weekday: "short", day: "numeric", month: "long" }).format(at)
}

/** „Sa., 5. Dez.“, for cards. */
export function formatShortDay(at: Date, zone: string): string {
  return format(zone, "short", { weekday: "short", day: "numeric", month: "short" }).format(at)
}

/** „11:00“ */
export function formatTime(at: Date, zone: string): string {
  return format(zone, "time", { hour: "2-digit", minute: "2-digit" }).format(at)
}

/** „11:00 MEZ“, for what is read far from the clocks that it means. */
export function formatZonedTime(at: Date, zone: string): string {
  return format(zone, "zoned", {
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at)
}

/** „Sa., 5. Dezember 2026, 11:00 Uhr“ */
export function formatInstant(at: Date, zone: string): string {
  return `${formatDay(at, zone)}, ${formatTime(at, zone)} Uhr`
}

/** „45 min“, „1 h 40“, „2 h“ */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0
    ? `${minutes / 60} h`
    : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")}`
}
