import { Search } from "lucide"
import { type FormEvent, useState } from "react"
import { Form, useNavigate } from "react-router"
import { RememberingPlaceField } from "#features/users/core/ui/remembering-place-field.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { DateRangeField } from "#ui/forms/date-range-field.tsx"
import { FieldError } from "#ui/forms/field.tsx"
import {
  parseSearchParams,
  type SearchParam,
  type SearchParams,
  searchPath,
} from "../search-params.ts"
import { DATE_PRESETS, DAYS_OF_LEEWAY } from "../search-query.ts"
import { PersonsChoice } from "./persons-choice.tsx"
import { RoughDays } from "./rough-days.tsx"

export interface SearchPanelProps {
  words: SearchParams
  errors: Partial<Record<SearchParam, string>>
  today: string
  onSearch: () => void
}

/** What a search from here keeps: it says nothing about them. */
const KEPT: readonly SearchParam[] = [
  ...(["umkreis", "preis", "dauer", "art", "thema", "sofort", "flugzeug", "bewertung"] as const),
  ...(["hund", "kind", "sortierung", "ansicht"] as const),
]

/** Where, where to, when, how many: a plain form that leads to the address of the search. */
export function SearchPanel({ words, errors, today, onSearch }: SearchPanelProps) {
  const navigate = useNavigate()
  const [rough, setRough] = useState(words.von || words.bis ? "" : words.wann)
  const chosen =
    words.von && words.bis && !errors.von && !errors.bis ? { from: words.von, to: words.bis } : null
  const [range, setRange] = useState(chosen)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) said.append(name, String(value))
    // a few days around none
    if (!said.get("von") && !said.get("bis")) said.delete("spielraum")
    onSearch()
    navigate(searchPath(parseSearchParams(said)))
  }
  return (
    <Form action="/de/suche" role="search" aria-label="Flüge suchen" onSubmit={search}>
      {KEPT.filter((name) => words[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={words[name]} />
      ))}
      <div className="grid gap-y-1 px-2 md:grid-cols-2 lg:grid-cols-[1.1fr_1.1fr_1.1fr_0.8fr] lg:divide-x lg:divide-line">
        <div className={cell}>
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
        <div className={cell}>
          <RememberingPlaceField
            id="suche-nach"
            label="Wohin?"
            names={{ text: "nach" }}
            defaultText={words.nach}
            placeholder="Egal, oder zum Beispiel Juist"
            error={errors.nach}
            isBare
          />
          <FieldError id="suche-nach-error" error={errors.nach} />
        </div>
        <div className={cell}>
          <DateRangeField
            // chosen otherwise, its own days are none any more
            key={range ? "days" : "none"}
            label="Wann?"
            names={{ from: "von", to: "bis" }}
            defaultValue={range}
            onChange={(next) => {
              setRange(next)
              setRough("")
            }}
            min={today}
            placeholder={DATE_PRESETS}
            isBare
          />
          <FieldError id="suche-wann-error" error={errors.von ?? errors.bis ?? errors.wann} />
        </div>
        <div className={cell}>
          <PersonsChoice value={words.personen} />
          <FieldError id="suche-wer-error" error={errors.personen} />
        </div>
      </div>
      <RoughDays
        today={today}
        value={rough}
        hasDays={range !== null}
        onChange={(next) => {
          setRough(next)
          setRange(null)
        }}
      />
      <div className="gap-x-6 px-6 pt-2 pb-5 md:flex md:items-center md:justify-between">
        <Checkbox
          name="spielraum"
          value={DAYS_OF_LEEWAY}
          defaultChecked={words.spielraum === String(DAYS_OF_LEEWAY)}
        >
          Auch {DAYS_OF_LEEWAY} Tage davor und danach, wenn du Tage wählst
        </Checkbox>
        <div className="max-md:mt-2 max-md:[&>*]:w-full">
          <Button type="submit" icon={Search}>
            Flüge suchen
          </Button>
        </div>
      </div>
    </Form>
  )
}

const cell = "min-w-0 px-4 py-2.5 max-lg:border-b max-lg:border-line"
