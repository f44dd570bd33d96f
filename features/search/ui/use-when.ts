import { useState } from "react"
import type { DayRange } from "#ui/calendar/calendar.tsx"

/** Days of a calendar or a rough word such as „wochenende“, never both. */
export function useWhen(start: { range: DayRange | null; rough: string }) {
  const [when, setWhen] = useState(start)
  return {
    ...when,
    takeDays: (range: DayRange | null) => setWhen({ range, rough: "" }),
    takeRough: (rough: string) => setWhen({ range: null, rough }),
  }
}
