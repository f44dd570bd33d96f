import { type RefObject, useRef, useState } from "react"
import type { CalendarOptions } from "#ui/calendar/calendar.tsx"
import { searchQuery } from "../search-params.ts"
import { wordsOfForm } from "../words-of-form.ts"

/**
 * What the calendar in a search form says of its days. It is asked for when the calendar opens, for
 * what the form says then; without an answer the calendar is one without prices.
 */
export function useDays(inside: RefObject<HTMLElement | null>) {
  const [said, setSaid] = useState<Pick<CalendarOptions, "notes" | "sayOfDay">>({})
  const asked = useRef("")
  const leaving = useRef<AbortController>(undefined)
  const ask = () => {
    const form = inside.current?.closest("form")
    if (!form) return
    const query = searchQuery({ ...wordsOfForm(form), von: "", bis: "", wann: "", spielraum: "" })
    if (query === asked.current && said.notes) return
    asked.current = query
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setSaid({})
    import("../load-days.ts")
      .then(({ loadDays }) => loadDays(query, signal))
      .then(
        (days) => signal.aborted || setSaid(days),
        () => undefined,
      )
  }
  return { said, ask }
}
