import { useState } from "react"
import { instantAt, isoDay } from "#platform/days.ts"
import { formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { FlightDay } from "../flight-day-view.ts"
import type { DayCall } from "./day-calls.ts"

/** When it took off and landed, put right afterwards. */
export function ActualTimes({ day, call }: { day: FlightDay; call: DayCall }) {
  return (
    <Disclosure title="Zeiten berichtigen">
      <div className="grid gap-4 sm:grid-cols-2">
        {day.status === "under_way" && (
          <TimeForm label="Gestartet um" step="take-off" at={day.tookOffAt} {...{ day, call }} />
        )}
        {day.status === "settlement_due" && (
          <TimeForm label="Gelandet um" step="landing" at={day.landedAt} {...{ day, call }} />
        )}
      </div>
    </Disclosure>
  )
}

interface TimeFormProps {
  label: string
  step: "take-off" | "landing"
  at: string | null
  day: FlightDay
  call: DayCall
}

function TimeForm({ label, step, at, day, call }: TimeFormProps) {
  const { timeZone } = day
  const planned = step === "take-off" ? day.departsAt : day.arrivesAt
  const [time, setTime] = useState(formatTime(new Date(at ?? planned), timeZone))
  const isMine = call.pending?.step === step
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const moment = instantAt(isoDay(new Date(planned), timeZone), time, timeZone)
        if (moment) void call.run({ step, body: { at: moment.toISOString() } })
      }}
    >
      <TextField
        className="min-w-36 flex-1"
        label={label}
        name={step}
        type="time"
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
        error={call.failure?.fields.at}
      />
      <Button type="submit" variant="secondary" isPending={call.isPending && isMine}>
        Speichern
      </Button>
    </form>
  )
}
