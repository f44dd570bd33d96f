import { useRef } from "react"
import { useFormContext } from "react-hook-form"
import { Select } from "#ui/select.tsx"
import { EMPTY_PLANE, formOfType, type PlaneFormValues } from "../plane-form.ts"
import { findPlaneType, PLANE_TYPES } from "../plane-types.ts"

/** The type to start from. It fills what is empty or still another type's; what was typed stays. */
export function TypeChoice() {
  const { register, getValues, setValue } = useFormContext<PlaneFormValues>()
  const former = useRef<Partial<PlaneFormValues>>(EMPTY_PLANE)
  const choose = (key: string) => {
    const type = findPlaneType(key)
    const next = type ? formOfType(type) : EMPTY_PLANE
    for (const name of Object.keys(former.current === EMPTY_PLANE ? next : former.current)) {
      const field = name as keyof PlaneFormValues
      if (isSame(getValues(field), former.current[field]) && field in next && field !== "typeKey") {
        setValue(field, structuredClone(next[field]) as never, { shouldDirty: true })
      }
    }
    if (type) former.current = next
  }
  return (
    <Select
      {...register("typeKey", { onChange: (event) => choose(event.target.value) })}
      label="Muster aus der Bibliothek"
      hint="Füllt das Formular mit typischen Werten, die du durch deine ersetzt."
      options={[
        { value: "", label: "Keins davon, ich trage alles selbst ein" },
        ...Object.entries(PLANE_TYPES).map(([value, { model }]) => ({ value, label: model })),
      ]}
      className="sm:max-w-100"
    />
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
