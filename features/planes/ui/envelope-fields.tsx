import { Plus, Trash2 } from "lucide"
import { useFieldArray, useFormContext, useWatch } from "react-hook-form"
import { parseNumber } from "#platform/number-text.ts"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { NEEDS_ATTENTION } from "#ui/forms/scroll-to-invalid.ts"
import { MAX_ENVELOPE_POINTS } from "../mass-and-balance.ts"
import type { PlaneFormValues } from "../plane-form.ts"
import { PlaneEnvelope } from "./plane-envelope.tsx"
import { messageAt, PlaneField } from "./plane-field.tsx"

/** The corners of the area in which the centre of gravity must lie, drawn as they are typed. */
export function EnvelopeFields() {
  const { control, formState } = useFormContext<PlaneFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: "balance.envelope" })
  const typed = useWatch({ control, name: "balance.envelope" })
  const corners = typed.flatMap((corner) => {
    const [arm, kg] = [parseNumber(corner.arm), parseNumber(corner.kg)]
    return arm === undefined || kg === undefined ? [] : [{ arm, kg }]
  })
  const error = messageAt(formState.errors, "balance.envelope")
  return (
    <FieldGroup
      legend="Zulässiger Bereich"
      hint="Die Ecken aus dem Diagramm im Handbuch, einmal herum."
      error={error}
    >
      {(sentence) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div {...(error && NEEDS_ATTENTION)} className="outline-none">
            <ul className="grid gap-3">
              {fields.map((field, index) => (
                <li
                  key={field.id}
                  className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3"
                >
                  <PlaneField
                    name={`balance.envelope.${index}.arm`}
                    label={`Ecke ${index + 1}: Arm`}
                    suffix="m"
                    isSmall
                  />
                  <PlaneField
                    name={`balance.envelope.${index}.kg`}
                    label={`Ecke ${index + 1}: Masse`}
                    suffix="kg"
                    inputMode="decimal"
                    isSmall
                  />
                  <IconButton
                    label={`Ecke ${index + 1} entfernen`}
                    icon={Trash2}
                    disabled={fields.length <= 3}
                    onClick={() => remove(index)}
                    className="mt-7.5"
                  />
                </li>
              ))}
            </ul>
            {sentence}
            {fields.length < MAX_ENVELOPE_POINTS && (
              <Button
                variant="secondary"
                size="small"
                icon={Plus}
                className="mt-4"
                onClick={() => append({ arm: "", kg: "" })}
              >
                Ecke hinzufügen
              </Button>
            )}
          </div>
          {corners.length >= 3 && <PlaneEnvelope corners={corners} />}
        </div>
      )}
    </FieldGroup>
  )
}
