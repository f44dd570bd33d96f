import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { RememberingAirportField } from "#features/users/core/ui/remembering-airport-field.tsx"
import { LICENCE_NAMES, LICENCES } from "#features/users/pilots/licences.ts"
import { pilotProfileSchema } from "#features/users/pilots/pilot-profile-schema.ts"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { Select } from "#ui/forms/select.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { callBecomePilot } from "./user-calls.ts"

const resolver = zodResolver(pilotProfileSchema, { error: validationMessages("de") })

/** Licence and home airport make a pilot of a passenger. */
export function BecomePilotForm() {
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { homeAirportCode: "" },
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: callBecomePilot,
    done: () => {
      showAlert({
        type: "success",
        message: text("basics.saved"),
        description: "Du kannst jetzt Flüge anlegen.",
        about: "pilot-profile",
      })
      return revalidate()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      showAlert({
        type: "error",
        message: text("basics.error.savingFailed"),
        description: text("user.error.savingFailed"),
        about: "pilot-profile",
      })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Select
          {...register("licence")}
          label="Lizenz"
          placeholder="Bitte wählen"
          options={LICENCES.map((licence) => ({ value: licence, label: LICENCE_NAMES[licence] }))}
          error={errors.licence?.message}
        />
        <Controller
          control={control}
          name="homeAirportCode"
          render={({ field }) => (
            <RememberingAirportField
              name="homeAirport"
              label="Heimatplatz"
              onCodeChange={field.onChange}
              error={errors.homeAirportCode?.message}
            />
          )}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          Pilotenprofil anlegen
        </Button>
      </div>
    </form>
  )
}
