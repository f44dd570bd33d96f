import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import {
  MAX_INSURER_LENGTH,
  MAX_POLICY_NUMBER_LENGTH,
  type PlaneInsurance,
  type PlaneInsuranceInput,
  planeInsuranceSchema,
} from "../plane-insurance.ts"
import { callInsurePlane } from "./plane-parts-calls.ts"

const resolver = zodResolver(planeInsuranceSchema, { error: validationMessages("de") })

interface PlaneInsuranceFormProps {
  planeId: number
  insurance: PlaneInsurance | null
  today: string
  onSaved: () => void
}

/** Insurer, contract, last day, and that guests are covered. */
export function PlaneInsuranceForm(props: PlaneInsuranceFormProps) {
  const { planeId, insurance, today, onSaved } = props
  const form = useRef<HTMLFormElement>(null)
  const { register, control, handleSubmit, setError, reset, formState } = useForm<
    PlaneInsuranceInput,
    unknown,
    PlaneInsuranceInput
  >({
    resolver,
    defaultValues: {
      insurer: insurance?.insurer ?? "",
      policyNumber: insurance?.policyNumber ?? "",
      validUntil: insurance?.validUntil ?? "",
      // what is written covers guests: the form takes nothing else
      ...(insurance && { coversGuests: true as const }),
    },
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: (values: PlaneInsuranceInput) => callInsurePlane(planeId, values),
    done: (_, values) => {
      reset(values)
      showAlert({ type: "success", message: text("basics.saved"), about: "plane-insurance" })
      onSaved()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, about: "plane-insurance" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...register("insurer")}
          label="Versicherer"
          autoComplete="off"
          maxLength={MAX_INSURER_LENGTH}
          error={errors.insurer?.message}
        />
        <TextField
          {...register("policyNumber")}
          label="Vertragsnummer"
          isMono
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_POLICY_NUMBER_LENGTH}
          error={errors.policyNumber?.message}
        />
        <Controller
          control={control}
          name="validUntil"
          render={({ field, fieldState }) => (
            <DateField
              name="validUntil"
              label="Versichert bis"
              min={today}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Checkbox {...register("coversGuests")} error={errors.coversGuests?.message}>
        Die Haftpflicht deckt auch Fluggäste ab.
      </Checkbox>
      <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => reset()} />
    </form>
  )
}
