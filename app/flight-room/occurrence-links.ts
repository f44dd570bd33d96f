import { canReportOccurrence, type OccurrenceRole } from "#features/occurrences/occurrence.ts"
import { occurrencePath } from "#features/occurrences/occurrence-path.ts"

interface RoomOf {
  flight: { id: number; departsAt: string; arrivesAt: string }
  role: OccurrenceRole | null
}

/** The way to report an occurrence, as long as it leads somewhere. */
export function occurrenceLinks({ flight, role }: RoomOf, now: Date) {
  const { id, departsAt, arrivesAt } = flight
  const planned = { departsAt: new Date(departsAt), arrivesAt: new Date(arrivesAt) }
  if (!canReportOccurrence({ ...planned, role }, now)) return []
  return [
    {
      label: "Vorfall melden",
      hint: "Vertraulich, wenn etwas gefährlich war oder hätte werden können",
      href: occurrencePath(id),
    },
  ]
}
