import type { FieldErrors, UseFormRegister } from "react-hook-form"
import { parseKilograms } from "#features/bookings/core/kilograms.ts"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { PersonEntry } from "../checkout-view.ts"
import type { OrderInput } from "./use-order.ts"

const ORDINALS = ["Erste", "Zweite", "Dritte", "Vierte", "Fünfte"] as const

interface PersonFieldsProps {
  index: number
  isAlone: boolean
  former: PersonEntry | undefined
  isMinor: boolean
  register: UseFormRegister<OrderInput>
  errors: FieldErrors<OrderInput>
}

/** Who sits on one of the seats, and what goes into the mass check. */
export function PersonFields({
  index,
  isAlone,
  former,
  isMinor,
  register,
  errors,
}: PersonFieldsProps) {
  const wrong = errors.people?.[index]
  const kilograms = {
    type: "text",
    inputMode: "numeric",
    autoComplete: "off",
    maxLength: 6,
    suffix: "kg",
  } as const
  return (
    <fieldset className="border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0">
      <legend className={isAlone ? "sr-only" : "float-left mb-3 text-ui text-ink2"}>
        {ORDINALS[index]} Person
      </legend>
      <div className="clear-both grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4 gap-y-4 max-[21rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_11.5rem_8rem]">
        <TextField
          {...register(`people.${index}.name`)}
          label="Vorname und Nachname"
          autoComplete={index === 0 ? "name" : "off"}
          maxLength={80}
          defaultValue={former?.name}
          error={wrong?.name?.message}
          className="col-span-full md:col-span-1"
        />
        <TextField
          {...register(`people.${index}.weightKg`, { setValueAs: parseKilograms })}
          {...kilograms}
          label="Gewicht mit Kleidung"
          defaultValue={former?.weightKg}
          error={wrong?.weightKg?.message}
        />
        <TextField
          {...register(`people.${index}.luggageKg`, { setValueAs: parseKilograms })}
          {...kilograms}
          label="Gepäck"
          placeholder="0"
          hint="Leer heißt: keins."
          defaultValue={former?.luggageKg}
          error={wrong?.luggageKg?.message}
        />
      </div>
      <Checkbox
        {...register(`people.${index}.isMinor`)}
        defaultChecked={former?.isMinor}
        className="mt-2"
      >
        unter 18
      </Checkbox>
      <div className={isMinor || wrong?.guardianName ? "mt-2" : "mt-2 hidden noscript:block"}>
        <TextField
          {...register(`people.${index}.guardianName`)}
          label="Wer ist sorgeberechtigt und einverstanden?"
          hint="Vor- und Nachname. Das kannst auch du selbst sein."
          autoComplete="off"
          maxLength={80}
          defaultValue={former?.guardianName}
          error={wrong?.guardianName?.message}
        />
      </div>
    </fieldset>
  )
}
