import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { flightHoursSchema, type StatedHours } from "#features/users/pilots/flight-hours.ts"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { DateField } from "#ui/forms/date-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { callStateFlightHours } from "./user-calls.ts"

const resolver = zodResolver(flightHoursSchema, { error: validationMessages("de") })

interface FlightHoursFormProps {
  stated: StatedHours | null
  today: string
  onSaved: () => void
}

/** Hours and the day until which they count, saved together. */
export function FlightHoursForm({ stated, today, onSaved }: FlightHoursFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { control, register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { flightHours: stated?.flightHours ?? Number.NaN, on: stated?.on ?? today },
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: callStateFlightHours,
    done: (_, values) => {
      reset(values)
      showAlert({ type: "success", message: text("basics.saved"), about: "flight-hours" })
      onSaved()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, about: "flight-hours" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register("flightHours", { valueAsNumber: true })}
          label="Flugstunden gesamt"
          inputMode="numeric"
          hint="Als verantwortliche Person und mit Lehrer:in zusammen."
          error={errors.flightHours?.message}
        />
        <Controller
          control={control}
          name="on"
          render={({ field, fieldState }) => (
            <DateField
              label="Stand"
              name="on"
              max={today}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => reset()} />
    </form>
  )
}
