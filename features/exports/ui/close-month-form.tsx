import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { closeMonthSchema, MAX_CLOSING_NOTE_LENGTH } from "../export-schemas.ts"
import { formatMonth } from "../month.ts"
import { callCloseMonth } from "./export-calls.ts"

const resolver = zodResolver(closeMonthSchema, { error: validationMessages("de") })

interface CloseMonthFormProps {
  month: string
  isEven: boolean
}

/** Closes a month for good. */
export function CloseMonthForm({ month, isEven }: CloseMonthFormProps) {
  const name = formatMonth(month)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { note: "" },
    send: (input, intent) => callCloseMonth(month, input, intent),
    done: () => ({
      message: `${name} ist abgeschlossen`,
      description: "Die Kontrollsummen sind festgehalten.",
    }),
  })
  return (
    <Card as="section" labelledBy="abschluss">
      <h2 id="abschluss" className="text-h3">
        {name} abschließen
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        Damit sind die Summen dieses Monats festgehalten. Was später noch kommt, gehört in den
        Monat, in dem es kommt. Rückgängig machen lässt sich das nicht.
      </p>
      <form ref={element} method="post" noValidate onSubmit={submit} className="mt-5 grid gap-4">
        {problem && (
          <Notice tone="err" isAlert>
            {problem}
          </Notice>
        )}
        <TextArea
          {...field("note")}
          label={isEven ? "Notiz (optional)" : "Woran der Unterschied liegt"}
          hint="Steht mit deinem Namen am Abschluss."
          rows={2}
          maxLength={MAX_CLOSING_NOTE_LENGTH}
        />
        <div>
          <Button type="submit" isPending={isSubmitting}>
            {name} abschließen
          </Button>
        </div>
      </form>
    </Card>
  )
}
