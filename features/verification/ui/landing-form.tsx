import { zodResolver } from "@hookform/resolvers/zod"
import { type ReactNode, useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { AIRCRAFT_CLASSES, FLOWN_AS } from "../flugfit/flugfit.ts"
import { formatClass } from "../flugfit/format-rule.ts"
import { FLOWN_AS_NAMES, MAX_LENGTHS } from "../landing.ts"
import { type LandingInput, landingSchema } from "../landing-schemas.ts"
import { callCorrectLanding, callLogLanding } from "./landing-calls.ts"

const resolver = zodResolver(landingSchema, { error: validationMessages("de") })

const CLASS_OPTIONS = AIRCRAFT_CLASSES.map((value) => ({ value, label: formatClass(value) }))
const FLOWN_AS_OPTIONS = FLOWN_AS.map((value) => ({ value, label: FLOWN_AS_NAMES[value] }))

interface LandingFormProps {
  /** What stands in the fields at first. */
  entry: LandingInput
  /** The entry that is corrected; a new one has none. */
  id: number | undefined
  /** ISO day; the last that can have been flown. */
  today: string
  /** Leads away from a correction. */
  cancel: ReactNode
  onSaved: () => void
}

/** One line of the landing log, to add or to correct. */
export function LandingForm({ entry, id, today, cancel, onSaved }: LandingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { register, control, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: entry,
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)
  const number = { valueAsNumber: true } as const
  // how many may be at night depends on these two
  const countedBeside = { ...number, deps: "nightLandings" } as const

  const { run } = useAction({
    send: (values: LandingInput, intent): Promise<unknown> =>
      id ? callCorrectLanding(id, values) : callLogLanding(values, intent),
    done: (_, values) => {
      showAlert({ type: "success", message: text("basics.saved"), about: "landing" })
      reset(values)
      onSaved()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, about: "landing" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Controller
          control={control}
          name="flownOn"
          render={({ field }) => (
            <DateField
              name="flownOn"
              label="Geflogen am"
              value={field.value}
              onChange={field.onChange}
              max={today}
              error={errors.flownOn?.message}
            />
          )}
        />
        <Select
          {...register("flownAs")}
          label="Geflogen"
          hint="Mit Prüfer:in: zur Befähigungsüberprüfung."
          options={FLOWN_AS_OPTIONS}
          error={errors.flownAs?.message}
        />
        <Select
          {...register("aircraftClass")}
          label="Klasse"
          options={CLASS_OPTIONS}
          error={errors.aircraftClass?.message}
        />
        <TextField
          {...register("aircraftType")}
          label="Muster"
          isOptional
          placeholder="C172"
          maxLength={MAX_LENGTHS.aircraftType}
          error={errors.aircraftType?.message}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 md:grid-cols-4">
        <TextField
          {...register("takeOffs", countedBeside)}
          label="Starts"
          inputMode="numeric"
          autoComplete="off"
          error={errors.takeOffs?.message}
        />
        <TextField
          {...register("landings", countedBeside)}
          label="Landungen"
          inputMode="numeric"
          autoComplete="off"
          error={errors.landings?.message}
        />
        <TextField
          {...register("nightLandings", number)}
          label="Davon bei Nacht"
          inputMode="numeric"
          autoComplete="off"
          hint="Start und Landung"
          error={errors.nightLandings?.message}
        />
        <TextField
          {...register("flightMinutes", number)}
          label="Flugzeit"
          inputMode="numeric"
          autoComplete="off"
          suffix="min"
          error={errors.flightMinutes?.message}
        />
      </div>
      <TextField
        {...register("place")}
        label="Ort"
        isOptional
        placeholder="EDKB"
        maxLength={MAX_LENGTHS.place}
        error={errors.place?.message}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          {id ? "Korrektur speichern" : "Eintragen"}
        </Button>
        {cancel}
      </div>
    </form>
  )
}
