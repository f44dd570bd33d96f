import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { z } from "zod"
import { showAlert } from "#platform/alerts.ts"
import { api } from "#platform/api-client.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { parseNumber, writeNumber } from "#platform/number-text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { type Minimums, minimumsSchema } from "../minimums.ts"
import { minimumsCallPath } from "../weather-calls.ts"

const METRES_PER_KM = 1_000

const typed = z.string().transform((typed) => parseNumber(typed) ?? Number.NaN)
const typedMinimums = z
  .object({
    ceilingFt: typed,
    visibilityM: typed.transform((km) => Math.round(km * METRES_PER_KM)),
    crosswindKt: typed,
  })
  .pipe(minimumsSchema)
const resolver = zodResolver(typedMinimums)

interface MinimumsFormProps {
  pilotId: number
  minimums: Minimums | null
  onClose: () => void
}

/** Ceiling, visibility and crosswind, saved together. */
export function MinimumsForm({ pilotId, minimums, onClose }: MinimumsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: {
      ceilingFt: minimums ? writeNumber(minimums.ceilingFt, 0) : "",
      visibilityM: minimums ? writeNumber(minimums.visibilityM / METRES_PER_KM, 1) : "",
      crosswindKt: minimums ? writeNumber(minimums.crosswindKt, 0) : "",
    },
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: (values: Minimums) => api.put(minimumsCallPath(pilotId), values),
    done: async () => {
      reset()
      await revalidate()
      showAlert({ type: "success", message: text("basics.saved"), about: "minimums" })
      onClose()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, about: "minimums" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...register("ceilingFt")}
          label="Untergrenze mindestens"
          inputMode="numeric"
          suffix="ft"
          hint="Über dem Platz, zum Beispiel 1500."
          error={errors.ceilingFt?.message}
        />
        <TextField
          {...register("visibilityM")}
          label="Sicht mindestens"
          inputMode="decimal"
          suffix="km"
          hint="Zum Beispiel 8."
          error={errors.visibilityM?.message}
        />
        <TextField
          {...register("crosswindKt")}
          label="Querwind höchstens"
          inputMode="numeric"
          suffix="kt"
          hint="Mit Böen, zum Beispiel 12."
          error={errors.crosswindKt?.message}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSubmitting}>
          Speichern
        </Button>
        <Button variant="text" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
