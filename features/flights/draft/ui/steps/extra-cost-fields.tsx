import { Plus, Trash2 } from "lucide"
import { useFieldArray, useFormContext } from "react-hook-form"
import { type CostedFlight, implausibleCost } from "#features/flights/core/implausible-cost.ts"
import { UnusualCost } from "#features/flights/core/ui/unusual-cost.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { type AnswersOf, MAX_EXTRA_COSTS } from "../../answers.ts"
import { EXTRA_COST_KINDS, EXTRA_COST_LABELS } from "../../extra-costs.ts"
import { parseCents } from "../../typed-values.ts"

const KINDS = EXTRA_COST_KINDS.map((value) => ({ value, label: EXTRA_COST_LABELS[value] }))

interface ExtraCostFieldsProps {
  problem: (property: string) => string | undefined
  /** Undefined as long as the time is not known. */
  flight: CostedFlight | undefined
}

/** Fees and whatever else this one flight costs; any number of rows. */
export function ExtraCostFields({ problem, flight }: ExtraCostFieldsProps) {
  const { control, register, watch } = useFormContext<AnswersOf<"kosten">>()
  const { fields, append, remove } = useFieldArray({ control, name: "extras" })
  const values = watch("extras")
  return (
    <FieldGroup legend="Gebühren und Weiteres" error={problem("extras")}>
      {(error) => (
        <div className="grid gap-4">
          {fields.map((field, index) => (
            <div
              key={field.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_auto]"
            >
              <Select
                label={`Posten ${index + 1}`}
                options={KINDS}
                {...register(`extras.${index}.kind`)}
              />
              <TextField
                label="Betrag"
                suffix="€"
                inputMode="decimal"
                className="max-md:col-start-1"
                {...register(`extras.${index}.amount`)}
                error={problem(`extras.${index}.amount`)}
              />
              <IconButton
                label={`Posten ${index + 1} löschen`}
                icon={Trash2}
                onClick={() => remove(index)}
                className="mt-7.5 max-md:col-start-2 max-md:row-start-1"
              />
              {values[index]?.kind === "other" && (
                <TextField
                  label="Wofür?"
                  className="md:col-span-2"
                  {...register(`extras.${index}.label`)}
                  error={problem(`extras.${index}.label`)}
                />
              )}
              <UnusualCost
                sentence={unusualOf(values[index], flight)}
                className="max-md:col-start-1 md:col-span-2"
                {...register(`extras.${index}.explanation`)}
              />
            </div>
          ))}
          {error}
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={Plus}
              disabled={fields.length >= MAX_EXTRA_COSTS}
              onClick={() => append({ kind: "landing", label: "", amount: "" })}
            >
              Posten hinzufügen
            </Button>
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

function unusualOf(
  extra: AnswersOf<"kosten">["extras"][number] | undefined,
  flight: CostedFlight | undefined,
): string | undefined {
  const amountCents = extra && parseCents(extra.amount)
  return extra && flight && amountCents
    ? implausibleCost({ kind: extra.kind, amountCents }, flight)
    : undefined
}
