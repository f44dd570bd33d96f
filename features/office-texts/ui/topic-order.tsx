import { ArrowDown, ArrowUp } from "lucide"
import { TILES } from "#features/content/home-plan.ts"
import { TOPICS, type Topic } from "#features/flights/core/flight.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { Select } from "#ui/forms/select.tsx"

interface TopicOrderProps {
  legend: string
  topics: readonly Topic[]
  error?: string | undefined
  onChange: (topics: Topic[]) => void
}

const OPTIONS = TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic] }))
const PLACES = Array.from({ length: TILES }, (_, place) => place)

/** Five topics in their order, moved by buttons. */
export function TopicOrder({ legend, topics, error, onChange }: TopicOrderProps) {
  const put = (place: number, value: string) => {
    const topic = TOPICS.find((known) => known === value)
    if (topic) onChange(PLACES.flatMap((at) => (at === place ? topic : (topics[at] ?? []))))
  }
  const swap = (place: number, other: number) => {
    const next = [...topics]
    const [one, two] = [next[place], next[other]]
    if (one === undefined || two === undefined) return
    next[place] = two
    next[other] = one
    onChange(next)
  }
  return (
    <FieldGroup legend={legend} legendLook="label" error={error}>
      <ol className="grid gap-2.5">
        {PLACES.map((place) => {
          const name = place === 0 ? "Großes Bild" : `Bild ${place + 1}`
          return (
            <li key={place} className="flex items-end gap-1.5">
              <Select
                label={name}
                value={topics[place] ?? ""}
                placeholder={topics[place] === undefined ? "Bitte wählen" : undefined}
                options={OPTIONS}
                onChange={(event) => put(place, event.currentTarget.value)}
                className="flex-1"
              />
              <IconButton
                label={`${name} nach oben`}
                icon={ArrowUp}
                aria-disabled={place === 0 || undefined}
                onClick={() => swap(place, place - 1)}
              />
              <IconButton
                label={`${name} nach unten`}
                icon={ArrowDown}
                aria-disabled={place === TILES - 1 || undefined}
                onClick={() => swap(place, place + 1)}
              />
            </li>
          )
        })}
      </ol>
    </FieldGroup>
  )
}
