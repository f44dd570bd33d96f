import { useFormContext } from "react-hook-form"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Select } from "#ui/forms/select.tsx"
import type { AnswersOf } from "../../answers.ts"
import { stepPath } from "../../draft.ts"
import type { DraftPlane } from "../../facts.ts"
import { mayFillCosts, takeOverCosts } from "../../take-over-costs.ts"
import { useAnswersOf, useDraft } from "../draft-provider.tsx"

/** Which aircraft it is, before its costs are asked for: the same answer as in its own step. */
export function PlaneOfCosts() {
  const { getValues, setValue } = useFormContext<AnswersOf<"kosten">>()
  const { page } = useDraft()
  const [{ planeId }, setPlane] = useAnswersOf("flugzeug")
  const { planes, path } = page
  if (planes.length === 0) {
    return (
      <p className="max-w-text text-ui text-ink2">
        Du hast noch kein Flugzeug in deiner Liste. Schreib die Kosten hier auf, oder{" "}
        <TextLink href={stepPath(path, "flugzeug")} isInline>
          leg es gleich an
        </TextLink>
        .
      </p>
    )
  }
  function choose(chosen: DraftPlane) {
    const former = planes.find(({ id }) => id === planeId)
    setPlane({ planeId: chosen.id })
    const costs = getValues()
    if (!mayFillCosts(costs, former)) return
    const { ownership, hourlyRate, rate, fuelLitresPerHour } = takeOverCosts(costs, chosen)
    setValue("ownership", ownership, { shouldDirty: true })
    setValue("hourlyRate", hourlyRate, { shouldDirty: true })
    setValue("rate", rate, { shouldDirty: true })
    setValue("fuelLitresPerHour", fuelLitresPerHour, { shouldDirty: true })
  }
  return (
    <Select
      label="Womit fliegst du?"
      hint="Stundensatz und Verbrauch übernehmen wir aus deiner Liste."
      placeholder={planeId === null ? "Bitte wählen" : undefined}
      options={planes.map(({ id, model, registration }) => ({
        value: String(id),
        label: `${registration}, ${model}`,
      }))}
      value={planeId === null ? "" : String(planeId)}
      onChange={({ target }) => {
        const chosen = planes.find(({ id }) => String(id) === target.value)
        if (chosen) choose(chosen)
      }}
    />
  )
}
