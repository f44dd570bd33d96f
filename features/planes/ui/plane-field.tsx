import type { ComponentProps, ReactNode } from "react"
import { type FieldPath, get, useFormContext, useWatch } from "react-hook-form"
import { TextField } from "#ui/forms/text-field.tsx"
import { formOfType, type PlaneFormValues } from "../plane-form.ts"
import { findPlaneType } from "../plane-types.ts"

type PlaneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "suffix" | "isOptional" | "inputMode" | "isMono" | "className" | "maxLength" | "autoCapitalize"
> & {
  name: FieldPath<PlaneFormValues>
  label: ReactNode
  hint?: string
  /** Among many small ones the mark of a typical figure is one word. */
  isSmall?: boolean
}

/** A field of an aircraft. As long as it holds the figure of the type, it says that this is one. */
export function PlaneField({ name, hint, isSmall = false, ...field }: PlaneFieldProps) {
  const { register, formState } = useFormContext<PlaneFormValues>()
  const isTypical = useIsTypical(name)
  const mark = isSmall ? "typisch" : "Typisch für das Muster. Trag den Wert deines Flugzeugs ein."
  return (
    <TextField
      autoComplete="off"
      maxLength={60}
      {...field}
      {...register(name)}
      hint={isTypical ? mark : hint}
      error={messageAt(formState.errors, name)}
    />
  )
}

/** The sentence at a field, or at a whole list of fields. */
export function messageAt(errors: object, name: string): string | undefined {
  return get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`)
}

// what is counted on board or measured; names and classes are the type's for good
const FIGURES = /^(?:seats|cruiseKnots|fuelLitresPerHour|balance\..*(?:kg|arm|litres|density))$/i

function useIsTypical(name: FieldPath<PlaneFormValues>): boolean {
  const [typeKey, value] = useWatch<PlaneFormValues, ["typeKey", typeof name]>({
    name: ["typeKey", name],
  })
  const type = findPlaneType(typeKey)
  if (!type || !value || !FIGURES.test(name)) return false
  return get(formOfType(type), name) === value
}
