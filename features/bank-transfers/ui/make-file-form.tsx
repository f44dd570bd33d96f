import { zodResolver } from "@hookform/resolvers/zod"
import { Controller, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { transferFileSchema } from "../bank-transfer.ts"
import { callMakeTransferFile } from "./bank-transfer-calls.ts"

const resolver = zodResolver(transferFileSchema, { error: validationMessages("de") })

interface MakeFileFormProps {
  /** ISO days: which one is proposed, and from when to when a bank takes one. */
  executeOn: string
  today: string
  last: string
}

/** Puts everything that waits into one file. */
export function MakeFileForm({ executeOn, today, last }: MakeFileFormProps) {
  const { revalidate } = useRevalidator()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { executeOn },
    shouldFocusError: false,
  })
  const { run } = useAction({
    send: (input: { executeOn: string }, intent) => callMakeTransferFile(input.executeOn, intent),
    done: () => {
      showAlert({
        type: "success",
        message: "Datei erstellt",
        description: "Lade sie herunter und gib sie bei der Bank frei.",
      })
      return revalidate()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return
      showAlert({ type: "error", message: failure.text })
    },
  })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(run)} className="mt-5 grid gap-4">
      <Controller
        control={control}
        name="executeOn"
        render={({ field, fieldState }) => (
          <DateField
            label="Ausführen am"
            name="executeOn"
            min={today}
            max={last}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            className="max-w-80"
          />
        )}
      />
      <div>
        <Button type="submit" isPending={formState.isSubmitting}>
          Datei für die Bank erstellen
        </Button>
      </div>
    </form>
  )
}
