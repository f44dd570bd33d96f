import { useState } from "react"
import { Calendar, type DayRange, RangeCalendar } from "#ui/calendar/calendar.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Specimen } from "./specimen.tsx"

const lowestPrices = Object.fromEntries(
  [
    ["05", 35],
    ["12", 69],
    ["18", 35],
    ["20", 39],
    ["26", 92],
    ["27", 73],
  ].map(([day, price]) => [`2027-06-${day}`, { text: String(price), spoken: `ab ${price} Euro` }]),
)

export function Calendars() {
  const [range, setRange] = useState<DayRange | null>({ from: "2027-06-12", to: "2027-06-18" })
  const [day, setDay] = useState<string | null>(null)
  return (
    <Specimen title="Kalender">
      <Card className="max-w-105">
        <RangeCalendar
          label="Reisetage"
          min="2027-06-03"
          notes={lowestPrices}
          value={range}
          onChange={setRange}
        />
      </Card>
      <Card className="mt-4 max-w-105">
        <Calendar label="Tag im Mai" firstMonth="2027-05-01" value={day} onChange={setDay} />
      </Card>
    </Specimen>
  )
}
