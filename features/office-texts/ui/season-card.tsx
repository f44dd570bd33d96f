import { ArrowDown, ArrowUp, Trash2 } from "lucide"
import { MAX_SEASON_NAME_LENGTH, type Season } from "#features/content/home-plan.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { TopicOrder } from "./topic-order.tsx"

interface SeasonCardProps {
  season: Season
  position: number
  count: number
  errorOf: (field: keyof Season) => string | undefined
  onChange: (season: Season) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One season: when it is, and what the home page shows then. */
export function SeasonCard(props: SeasonCardProps) {
  const { season, position, count, errorOf, onChange, onMove, onRemove } = props
  const id = `zeit-${position}`
  const name = season.name || `Zeit ${position + 1}`
  return (
    <Card as="section" labelledBy={id}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-h3 wrap-anywhere">
          {name}
        </h2>
        <div className="flex shrink-0">
          <IconButton
            label={`${name} nach oben`}
            icon={ArrowUp}
            aria-disabled={position === 0 || undefined}
            onClick={() => position > 0 && onMove(-1)}
          />
          <IconButton
            label={`${name} nach unten`}
            icon={ArrowDown}
            aria-disabled={position === count - 1 || undefined}
            onClick={() => position < count - 1 && onMove(1)}
          />
          <IconButton label={`${name} entfernen`} icon={Trash2} onClick={onRemove} />
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          hint="Steht nur hier."
          value={season.name}
          maxLength={MAX_SEASON_NAME_LENGTH}
          error={errorOf("name")}
          onChange={(event) => onChange({ ...season, name: event.currentTarget.value })}
          className="sm:col-span-2"
        />
        <DateField
          label="Erster Tag"
          value={season.from}
          error={errorOf("from")}
          onChange={(from) => onChange({ ...season, from })}
        />
        <DateField
          label="Letzter Tag"
          value={season.to}
          error={errorOf("to")}
          onChange={(to) => onChange({ ...season, to })}
        />
        <Checkbox
          checked={season.isYearly}
          onChange={(event) => onChange({ ...season, isYearly: event.currentTarget.checked })}
          className="sm:col-span-2"
        >
          Jedes Jahr wieder
        </Checkbox>
        <div className="sm:col-span-2">
          <TopicOrder
            legend="Themen in dieser Zeit"
            topics={season.topics}
            error={errorOf("topics")}
            onChange={(topics) => onChange({ ...season, topics })}
          />
        </div>
      </div>
    </Card>
  )
}
