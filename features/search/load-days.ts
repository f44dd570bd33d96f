import { sunsetOn } from "#features/places/sunset-on.ts"
import { formatEuro } from "#platform/money.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CalendarOptions } from "#ui/calendar/calendar.tsx"
import type { FoundDays } from "./found-days.ts"
import { daysPath } from "./search-params.ts"

/** Prices and sunsets for the calendar of a search. Loaded with the calendar, not with its page. */
export async function loadDays(
  query: string,
  signal: AbortSignal,
): Promise<Pick<CalendarOptions, "notes" | "sayOfDay">> {
  const answer = await fetch(daysPath(query), { signal })
  if (!answer.ok) throw new Error(`the days answered ${answer.status}`)
  const { fromCents, near } = (await answer.json()) as FoundDays
  return {
    notes: Object.fromEntries(
      Object.entries(fromCents).map(([day, cents]) => [day, noteOf(cents)]),
    ),
    ...(near && { sayOfDay: (day) => sunsetOn(day, { ...near, timeZone: HOME_ZONE }) }),
  }
}

/** There is room for whole euros; rounded up, so that nobody finds it dearer. */
function noteOf(cents: number) {
  return { text: `${Math.ceil(cents / 100)}\u00a0€`, spoken: `ab ${formatEuro(cents)}` }
}
