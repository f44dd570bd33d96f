import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { BirthDateField } from "#features/users/settings/ui/birth-date-field.tsx"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { TAX_COUNTRIES } from "../countries.ts"
import { type TaxDetailsInput, taxDetailsSchema } from "../tax-details-schema.ts"
import { callSaveTaxDetails } from "./dac7-calls.ts"

const resolver = zodResolver(taxDetailsSchema, { error: validationMessages("de") })
const COUNTRIES = Object.entries(TAX_COUNTRIES).map(([value, label]) => ({ value, label }))

interface TaxDetailsFormProps {
  details: TaxDetailsInput
  /** ISO day. */
  today: string
}

/** What the tax offices want to know of a pilot, saved as a whole. */
export function TaxDetailsForm({ details, today }: TaxDetailsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { control, register, handleSubmit, setError, reset, watch, formState } = useForm({
    resolver,
    defaultValues: details,
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, errors } = formState
  useUnsavedChanges(isDirty)
  const isGerman = watch("country") === "DE"

  const { run } = useAction({
    send: (input: TaxDetailsInput) => callSaveTaxDetails(input),
    done: (_, input) => {
      reset(input)
      showAlert({ type: "success", message: text("basics.saved") })
      return revalidate()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      showAlert({ type: "error", message: failure.text })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-narrow gap-5">
      <Select
        {...register("country")}
        label="Land, in dem du wohnst"
        options={COUNTRIES}
        autoComplete="country"
        error={errors.country?.message}
      />
      <TextField
        {...register("taxId")}
        label={isGerman ? "Steuer-Identifikationsnummer" : "Steuernummer deines Landes"}
        hint={
          isGerman
            ? "Elf Ziffern. Sie steht auf deiner Lohnabrechnung und auf jedem Steuerbescheid."
            : "Mit der dich dein Finanzamt kennt (TIN)."
        }
        inputMode={isGerman ? "numeric" : "text"}
        autoComplete="off"
        error={errors.taxId?.message}
      />
      <TextField
        {...register("street")}
        label="Straße und Hausnummer"
        autoComplete="street-address"
        error={errors.street?.message}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <TextField
          {...register("postCode")}
          label="Postleitzahl"
          autoComplete="postal-code"
          error={errors.postCode?.message}
        />
        <TextField
          {...register("city")}
          label="Ort"
          autoComplete="address-level2"
          error={errors.city?.message}
        />
      </div>
      <Controller
        control={control}
        name="birthDate"
        render={({ field, fieldState }) => (
          <BirthDateField
            today={today}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => reset()} />
    </form>
  )
}
