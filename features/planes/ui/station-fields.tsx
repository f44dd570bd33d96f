import { Plus, Trash2 } from "lucide"
import { useFieldArray, useFormContext } from "react-hook-form"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { MAX_STATIONS } from "../mass-and-balance.ts"
import type { PlaneFormValues } from "../plane-form.ts"
import { messageAt, PlaneField } from "./plane-field.tsx"

/** Where people and luggage are put, each place with its arm. */
export function StationFields() {
  const { control, formState } = useFormContext<PlaneFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: "balance.stations" })
  return (
    <FieldGroup
      legend="Plätze und Gepäckräume"
      error={messageAt(formState.errors, "balance.stations")}
    >
      {(error) => (
        <>
          <ul className="grid gap-6 sm:gap-4">
            {fields.map((field, index) => (
              <li key={field.id}>
                <fieldset
                  aria-label={`Platz ${index + 1}`}
                  className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
                >
                  <PlaneField
                    name={`balance.stations.${index}.name`}
                    label="Name"
                    maxLength={40}
                    className="max-sm:col-span-3"
                  />
                  <PlaneField
                    name={`balance.stations.${index}.arm`}
                    label="Hebelarm"
                    suffix="m"
                    isSmall
                  />
                  <PlaneField
                    name={`balance.stations.${index}.maxKg`}
                    label="Höchstens"
                    suffix="kg"
                    inputMode="decimal"
                    isSmall
                  />
                  <IconButton
                    label={`Platz ${index + 1} entfernen`}
                    icon={Trash2}
                    disabled={fields.length === 1}
                    onClick={() => remove(index)}
                    className="mt-7.5"
                  />
                </fieldset>
              </li>
            ))}
          </ul>
          {error}
          {fields.length < MAX_STATIONS && (
            <Button
              variant="secondary"
              size="small"
              icon={Plus}
              className="mt-4"
              onClick={() => append({ name: "", arm: "", maxKg: "" })}
            >
              Platz hinzufügen
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  )
}
