import { isRealDay } from "#platform/days.ts"
import { formatShortDay } from "#platform/time.ts"
import { CheckChips } from "#ui/forms/check-chips.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { daysOfSeries, everyDayOfSeries, MAX_SERIES_FLIGHTS } from "../../series-days.ts"
import type { StepForm } from "../use-step-form.ts"
import type { DayLimits } from "./day-limits.ts"
import { WeekdayChips } from "./weekday-chips.tsx"

interface SeriesFieldsProps {
  form: StepForm<"datum">
  days: DayLimits
}

/** Several flights at a time: weekdays between two days, without those that are left out. */
export function SeriesFields({ form: { methods, problem }, days }: SeriesFieldsProps) {
  const { register, watch, setValue } = methods
  const values = watch()
  return (
    <>
      <WeekdayChips
        legend="An diesen Wochentagen"
        name="seriesWeekdays"
        values={values.seriesWeekdays}
        onChange={(weekdays) => setValue("seriesWeekdays", weekdays, { shouldDirty: true })}
        error={problem("seriesWeekdays")}
      />
      <div className="grid gap-5 md:grid-cols-3">
        <DateField
          label="Vom"
          {...days}
          value={values.seriesFrom}
          onChange={(day) => setValue("seriesFrom", day, { shouldDirty: true })}
          error={problem("seriesFrom")}
        />
        <DateField
          label="Bis zum"
          {...days}
          value={values.seriesTo}
          onChange={(day) => setValue("seriesTo", day, { shouldDirty: true })}
          error={problem("seriesTo")}
        />
        <TextField
          label="Start"
          suffix="Uhr"
          placeholder="14:30"
          inputMode="numeric"
          {...register("seriesTime")}
          error={problem("seriesTime")}
        />
      </div>
      <SeriesDays form={{ methods }} />
    </>
  )
}

function SeriesDays({ form: { methods } }: { form: Pick<StepForm<"datum">, "methods"> }) {
  const { watch, setValue } = methods
  const { seriesFrom, seriesTo, seriesWeekdays, seriesSkipped } = watch()
  if (!isRealDay(seriesFrom) || !isRealDay(seriesTo)) return null
  const rule = { seriesFrom, seriesTo, seriesWeekdays, seriesSkipped }
  const all = everyDayOfSeries(rule)
  const flown = daysOfSeries(rule)
  if (all.length === 0 || all.length > 2 * MAX_SERIES_FLIGHTS) return null
  return (
    <CheckChips
      legend={flown.length === 1 ? "1 Flug" : `${flown.length} Flüge`}
      name="seriesSkipped"
      options={all.map((day) => ({
        value: day,
        label: formatShortDay(new Date(`${day}T12:00:00Z`), "UTC"),
      }))}
      values={flown}
      onToggle={(day, isChosen) =>
        setValue(
          "seriesSkipped",
          isChosen ? seriesSkipped.filter((one) => one !== day) : [...seriesSkipped, day],
          { shouldDirty: true },
        )
      }
    />
  )
}
