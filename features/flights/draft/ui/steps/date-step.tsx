import { CalendarClock } from "lucide"
import { PUBLISH_DAYS_AHEAD } from "#features/flights/core/flight.ts"
import { sunsetOn } from "#features/places/sunset-on.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { FlugfitNote } from "../flugfit-note.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { DaylightCard } from "./daylight-card.tsx"
import { SeriesFields } from "./series-fields.tsx"
import { WindowFields } from "./window-fields.tsx"

const SCHEDULES = [
  { value: "fixed", title: "Fester Termin", detail: "Ein Tag, eine Uhrzeit" },
  { value: "series", title: "Serie", detail: "Zum Beispiel jeden Samstag im Mai" },
  { value: "flexible", title: "Flexibel", detail: "Gäste schlagen dir Termine vor" },
] as const

/** When it takes place: once, several times, or whenever guest and pilot agree. */
export function DateStep() {
  const step = useStepForm("datum")
  const { methods, page, problem, warnings, finish } = step
  const { register, watch, setValue } = methods
  const values = watch()
  const place = page.airports.find(({ code }) => code === page.answers.route.departure)
  const today = isoDay(new Date(page.now), place?.timeZone ?? HOME_ZONE)
  const days = {
    min: today,
    max: addDays(today, PUBLISH_DAYS_AHEAD),
    ...(place && { sayOfDay: (day: string) => sunsetOn(day, place) }),
  }
  return (
    <StepFrame
      step="datum"
      title="Wann fliegst du?"
      intro="Nimm einen Tag, an dem du ohnehin fliegen willst. Gäste fliegen mit, nicht umgekehrt."
      finish={finish}
      warnings={warnings}
      aside={
        <>
          {place && <DaylightCard place={place} answers={values} />}
          <FlugfitNote />
          <Notice icon={CalendarClock} title="Wann es geht" isStacked>
            Frühestens 6 Stunden, höchstens ein Jahr im Voraus. Gebucht wird bis 3 Stunden vor dem
            Start.
          </Notice>
        </>
      }
    >
      <RadioCardGroup legend="Termin">
        {SCHEDULES.map((schedule) => (
          <RadioCard key={schedule.value} {...schedule} {...register("schedule")} />
        ))}
      </RadioCardGroup>
      {values.schedule === "fixed" && (
        <div className="grid gap-5 md:grid-cols-2">
          <DateField
            label="Tag"
            {...days}
            value={values.day}
            onChange={(day) => setValue("day", day, { shouldDirty: true })}
            error={problem("day")}
          />
          <TextField
            label="Start"
            suffix="Uhr"
            placeholder="14:30"
            inputMode="numeric"
            hint="Ortszeit am Startplatz"
            {...register("time")}
            error={problem("time")}
          />
        </div>
      )}
      {values.schedule === "series" && <SeriesFields form={step} days={days} />}
      {values.schedule === "flexible" && <WindowFields form={step} days={days} />}
    </StepFrame>
  )
}
