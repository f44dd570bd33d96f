import { useState } from "react"
import {
  FREQUENT_LANGUAGES,
  LANGUAGE_TAGS,
  type LanguageTag,
  languageName,
} from "#features/users/core/languages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { CheckChips } from "#ui/forms/check-chips.tsx"

interface LanguageChoiceProps {
  value: readonly LanguageTag[]
  /** In the order in which they were chosen. */
  onChange: (value: LanguageTag[]) => void
  error?: string | undefined
}

/** The languages that somebody speaks: frequent and chosen ones first, the others on demand. */
export function LanguageChoice({ value, onChange, error }: LanguageChoiceProps) {
  const [isComplete, setIsComplete] = useState(false)
  // what was chosen at first stays in its place when it is taken away
  const [first] = useState(() => new Set([...FREQUENT_LANGUAGES, ...value]))
  const shown = isComplete
    ? LANGUAGE_TAGS
    : LANGUAGE_TAGS.filter((tag) => first.has(tag) || value.includes(tag))
  return (
    <div>
      <CheckChips
        legend="Sprachen, die du sprichst"
        name="languages"
        options={shown.map((tag) => ({ value: tag, label: languageName(tag) }))}
        values={value}
        onToggle={(tag, isChosen) => {
          const others = value.filter((known) => known !== tag)
          onChange(isChosen ? [...others, tag as LanguageTag] : others)
        }}
        error={error}
      />
      <Button
        variant="text"
        size="small"
        className="-ms-2.5 mt-1"
        aria-expanded={isComplete}
        onClick={() => setIsComplete(!isComplete)}
      >
        {isComplete ? "Weniger Sprachen" : "Weitere Sprachen"}
      </Button>
    </div>
  )
}
