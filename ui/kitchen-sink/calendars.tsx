import { lazy, Suspense, useState } from "react"
import type { DayRange } from "../calendar.tsx"
import { Card } from "../card.tsx"
import { Skeleton } from "../skeleton.tsx"
import { Specimen } from "./specimen.tsx"

const RangeCalendar = lazy(() =>
  import("../calendar.tsx").then((module) => ({ default: module.RangeCalendar })),
)

const lowestPrices = {
  "2027-06-05": "35",
  "2027-06-12": "69",
  "2027-06-18": "35",
  "2027-06-20": "39",
  "2027-06-26": "92",
  "2027-06-27": "73",
}

export function Calendars() {
  const [range, setRange] = useState<DayRange | null>({ from: "2027-06-12", to: "2027-06-18" })
  return (
    <Specimen title="Kalender">
      <Card className="max-w-105">
        <Suspense fallback={<Skeleton className="h-92 w-full" />}>
          <RangeCalendar
            label="Reisetage"
            min="2027-06-03"
            notes={lowestPrices}
            value={range}
            onChange={setRange}
          />
        </Suspense>
      </Card>
    </Specimen>
  )
}
