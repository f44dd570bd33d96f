import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { StepForm } from "../use-step-form.ts"
import type { DayLimits } from "./day-limits.ts"
import { WeekdayChips } from "./weekday-chips.tsx"

interface WindowFieldsProps {
  form: StepForm<"datum">
  days: DayLimits
}

/** An offer without a date: from when to when guests may ask, on which days and at which hours. */
export function WindowFields({ form: { methods, problem }, days }: WindowFieldsProps) {
  const { register, watch, setValue } = methods
  const values = watch()
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <DateField
          label="Vom"
          {...days}
          value={values.windowFrom}
          onChange={(day) => setValue("windowFrom", day, { shouldDirty: true })}
          error={problem("windowFrom")}
        />
        <DateField
          label="Bis zum"
          {...days}
          value={values.windowTo}
          onChange={(day) => setValue("windowTo", day, { shouldDirty: true })}
          error={problem("windowTo")}
        />
      </div>
      <WeekdayChips
        legend="An diesen Wochentagen (keiner gewählt: an jedem)"
        name="windowWeekdays"
        values={values.windowWeekdays}
        onChange={(weekdays) => setValue("windowWeekdays", weekdays, { shouldDirty: true })}
        error={problem("windowWeekdays")}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Frühester Start"
          isOptional
          suffix="Uhr"
          placeholder="14:30"
          inputMode="numeric"
          hint="Sonst, sobald es hell ist"
          {...register("windowEarliest")}
          error={problem("windowEarliest")}
        />
        <TextField
          label="Spätester Start"
          isOptional
          suffix="Uhr"
          placeholder="14:30"
          inputMode="numeric"
          hint="Sonst so, dass ihr im Hellen landet"
          {...register("windowLatest")}
          error={problem("windowLatest")}
        />
      </div>
    </>
  )
}
