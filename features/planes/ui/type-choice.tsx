import { useRef } from "react"
import { useFormContext } from "react-hook-form"
import { Select } from "#ui/forms/select.tsx"
import {
  EMPTY_PLANE,
  formOfType,
  type PlaneFormValues,
  type TypeFormValues,
} from "../plane-form.ts"
import { findPlaneType, PLANE_TYPES } from "../plane-types.ts"

/** The type to start from. It fills what is empty or still another type's; what was typed stays. */
export function TypeChoice() {
  const { register, getValues, setValue } = useFormContext<PlaneFormValues>()
  const former = useRef<Partial<TypeFormValues>>({})

  const fill = <Name extends keyof TypeFormValues>(name: Name, value: TypeFormValues[Name]) => {
    const current = JSON.stringify(getValues(name))
    const isUntouched = [EMPTY_PLANE[name], former.current[name]].some(
      (known) => JSON.stringify(known) === current,
    )
    if (!isUntouched) return
    setValue<keyof TypeFormValues>(name, structuredClone(value), { shouldDirty: true })
    if (name !== "balance") return
    // lists whose fields are on the screen follow only their own name
    const { stations, envelope } = structuredClone(value as TypeFormValues["balance"])
    setValue("balance.stations", stations)
    setValue("balance.envelope", envelope)
  }

  const choose = (key: string) => {
    const type = findPlaneType(key)
    const next = type ? formOfType(type) : EMPTY_PLANE
    fill("model", next.model)
    fill("icaoType", next.icaoType)
    fill("category", next.category)
    fill("wing", next.wing)
    fill("seats", next.seats)
    fill("cruiseKnots", next.cruiseKnots)
    fill("fuelLitresPerHour", next.fuelLitresPerHour)
    fill("balance", next.balance)
    fill("hasBalance", next.hasBalance)
    former.current = next
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
