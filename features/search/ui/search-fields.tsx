import { useRef } from "react"
import { RememberingPlaceField } from "#features/users/core/ui/remembering-place-field.tsx"
import { DateRangeField } from "#ui/forms/date-range-field.tsx"
import { FieldError } from "#ui/forms/field.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import type { SearchParam, SearchParams } from "../search-params.ts"
import { MAX_PERSONS, SHORT_DATE_PRESETS } from "../search-query.ts"
import { RoughDays } from "./rough-days.tsx"
import { useDays } from "./use-days.ts"
import { useWhen } from "./use-when.ts"

interface SearchFieldsProps {
  words?: Partial<SearchParams> | undefined
  errors?: Partial<Record<SearchParam, string>> | undefined
  today: string
}

const NONE = {}

/**
 * Where, where to, when, how many: what every search form asks, two by two on a phone. A form that is
 * a grid has the four in its first cell and the rough days below all of them.
 */
export function SearchFields({ words = NONE, errors = NONE, today }: SearchFieldsProps) {
  const area = useRef<HTMLDivElement>(null)
  const days = useDays(area)
  const { von, bis, wann = "", personen } = words
  const isRange = von && bis && !errors.von && !errors.bis
  const { range, rough, takeDays, takeRough } = useWhen({
    range: isRange ? { from: von, to: bis } : null,
    rough: von || bis ? "" : wann,
  })
  return (
    <div ref={area} className="contents">
      <div className="grid grid-cols-2 lg:grid-cols-[1.1fr_1.1fr_1.15fr_minmax(10.5rem,0.9fr)]">
        <div className={`${cell} max-lg:border-b max-lg:border-e`}>
          <RememberingPlaceField
            id="suche-ort"
            label="Wo?"
            names={{ text: "ort", position: "nahe" }}
            defaultText={words.ort}
            defaultPosition={words.nahe}
            placeholder="Stadt oder Flugplatz"
            error={errors.ort}
            isBare
          />
          <FieldError id="suche-ort-error" error={errors.ort ?? errors.nahe} />
        </div>
        <div className={`${cell} max-lg:border-b lg:border-s`}>
          <RememberingPlaceField
            id="suche-nach"
            label="Wohin?"
            names={{ text: "nach" }}
            defaultText={words.nach}
            placeholder="Egal, oder Juist"
            error={errors.nach}
            isBare
          />
          <FieldError id="suche-nach-error" error={errors.nach} />
        </div>
        <div className={`${cell} border-e lg:border-s`}>
          <DateRangeField
            // chosen otherwise, its own days are none any more
            key={range ? "days" : "none"}
            label="Wann?"
            names={{ from: "von", to: "bis" }}
            defaultValue={range}
            onChange={takeDays}
            onOpen={days.ask}
            {...days.said}
            min={today}
            placeholder={SHORT_DATE_PRESETS}
            isBare
          />
          <FieldError id="suche-wann-error" error={errors.von ?? errors.bis ?? errors.wann} />
        </div>
        <div className="min-w-0 ps-3 pe-1 md:px-4 lg:pe-2">
          <NumberStepper
            label="Wer?"
            name="personen"
            defaultValue={Number(personen) || 1}
            max={MAX_PERSONS}
            isBare
            error={errors.personen}
          />
        </div>
      </div>
      <RoughDays today={today} value={rough} hasDays={range !== null} onChange={takeRough} />
    </div>
  )
}

const cell = "min-w-0 border-line px-3 py-2.5 md:px-4"
