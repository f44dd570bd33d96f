import type { Topic } from "#features/flights/core/flight.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import { CheckChips } from "#ui/forms/check-chips.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"

const KINDS = [
  { value: "round_trip", title: "Rundflug", detail: "Start und Landung am selben Platz" },
  { value: "excursion", title: "Ausflug", detail: "Hin, ein paar Stunden bleiben, zurück" },
  { value: "one_way", title: "Strecke", detail: "Von A nach B" },
] as const

const BOOKINGS = [
  { value: "request", title: "Auf Anfrage", detail: "Du sagst jeder Anfrage selbst zu" },
  { value: "instant", title: "Sofort buchbar", detail: "Wer zahlt, ist dabei" },
] as const

// who is welcome is asked for with the description
const TOPIC_CHOICES = (Object.keys(TOPIC_LABELS) as Topic[])
  .filter((topic) => topic !== "flug-mit-hund" && topic !== "flug-mit-kind")
  .map((value) => ({ value, label: TOPIC_LABELS[value] }))

/** What kind of flight it is, what it is about, and how it is booked. */
export function KindStep() {
  const { methods, page, problem, warnings, finish } = useStepForm("typ")
  const { register, watch, setValue } = methods
  const { kind, topics } = watch()
  const isFlexible = page.answers.datum.schedule === "flexible"
  return (
    <StepFrame
      step="typ"
      title="Was für ein Flug wird es?"
      intro="Daran erkennen Gäste auf einen Blick, ob er zu ihnen passt."
      finish={finish}
      warnings={warnings}
    >
      <RadioCardGroup legend="Art des Flugs" error={problem("kind")}>
        {KINDS.map((one) => (
          <RadioCard key={one.value} {...one} {...register("kind")} />
        ))}
      </RadioCardGroup>
      {kind === "excursion" && (
        <TextField
          label="Aufenthalt am Ziel"
          suffix="Stunden"
          placeholder="3:30"
          inputMode="numeric"
          className="max-w-72"
          {...register("stay")}
          error={problem("stay")}
        />
      )}
      <CheckChips
        legend="Themen, wenn welche passen"
        name="topics"
        options={TOPIC_CHOICES}
        values={topics}
        onToggle={(value, isChosen) => {
          const topic = value as Topic
          const others = topics.filter((one) => one !== topic)
          setValue("topics", isChosen ? [...others, topic] : others, { shouldDirty: true })
        }}
        error={problem("topics")}
      />
      <RadioCardGroup
        legend="Buchung"
        columns={2}
        hint={isFlexible ? "Über Terminvorschläge entscheidest du immer selbst." : undefined}
        error={problem("booking")}
      >
        {BOOKINGS.map((one) => (
          <RadioCard key={one.value} {...one} {...register("booking")} />
        ))}
      </RadioCardGroup>
    </StepFrame>
  )
}
