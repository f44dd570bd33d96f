import { useState } from "react"
import { minutes as inMs } from "#platform/duration.ts"
import { formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import type { FlightDay } from "../flight-day-view.ts"
import type { DayCall } from "./day-calls.ts"

const STEPS = [0, 15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360]

/** A later start, said in one go. */
export function DelayForm({ day, call }: { day: FlightDay; call: DayCall }) {
  const { departsAt, expectedDepartsAt, timeZone } = day
  const planned = Date.parse(departsAt)
  const current = expectedDepartsAt ? (Date.parse(expectedDepartsAt) - planned) / inMs(1) : 0
  const [minutes, setMinutes] = useState(current)
  const labelOf = (step: number) => {
    const time = `${formatTime(new Date(planned + inMs(step)), timeZone)} Uhr`
    return step === 0 ? `${time}, wie geplant` : `${time}, ${step} Minuten später`
  }
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void call.run({ step: "delay", body: { minutes } })
      }}
    >
      <Select
        className="min-w-60 flex-1"
        label="Start"
        name="minutes"
        value={String(minutes)}
        onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        error={call.failure?.fields.minutes}
        options={[...new Set([...STEPS, current])]
          .toSorted((one, other) => one - other)
          .map((step) => ({ value: String(step), label: labelOf(step) }))}
      />
      <Button
        type="submit"
        variant="secondary"
        isPending={call.isPending && call.pending?.step === "delay"}
      >
        Startzeit ansagen
      </Button>
    </form>
  )
}
