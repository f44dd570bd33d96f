import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  MAX_WORD_LENGTH,
} from "../cancellation-reasons.ts"

export interface ReasonAndWord {
  reason: CancellationReason | ""
  word: string
}

interface ReasonFieldsProps {
  value: ReasonAndWord
  onChange: (value: ReasonAndWord) => void
  /** To whom the words go: „Lena B.“ or „deine Gäste“. */
  to: string
  error?: string | undefined
}

const DETAILS: Record<CancellationReason, string> = {
  weather: "Sicht, Wind, Gewitter, Vereisung",
  technical: "Das Flugzeug ist nicht klar",
  health: "Du oder jemand an Bord",
  airfield: "Gesperrt, zu nass, keine Freigabe",
  other: "Mehr musst du nicht sagen",
}

/** Why, in one press, and a sentence if the pilot likes. Nobody has to justify anything. */
export function ReasonFields({ value, onChange, to, error }: ReasonFieldsProps) {
  return (
    <div className="grid gap-6">
      <RadioCardGroup
        legend="Woran liegt es?"
        hint="Der Grund steht in der Mail. Er zählt nirgends gegen dich."
        error={error}
        columns={2}
      >
        {Object.entries(CANCELLATION_REASONS).map(([reason, label]) => (
          <RadioCard
            key={reason}
            name="grund"
            value={reason}
            checked={value.reason === reason}
            onChange={() => onChange({ ...value, reason: reason as CancellationReason })}
            title={`${label.slice(0, 1).toUpperCase()}${label.slice(1)}`}
            detail={DETAILS[reason as CancellationReason]}
          />
        ))}
      </RadioCardGroup>
      <TextArea
        label={`Ein Satz an ${to}`}
        isOptional
        hint="Steht so in der Mail."
        maxLength={MAX_WORD_LENGTH}
        value={value.word}
        onChange={(event) => onChange({ ...value, word: event.currentTarget.value })}
      />
    </div>
  )
}
