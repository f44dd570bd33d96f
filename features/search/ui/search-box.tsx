import { Search } from "lucide-react"
import { Form } from "react-router"
import { TownField } from "#features/places/ui/town-field.tsx"
import { Button } from "#ui/button.tsx"
import { DateRangeField } from "#ui/date-range-field.tsx"
import type { SearchWords } from "../search-words.ts"

interface SearchBoxProps {
  words: Partial<SearchWords>
  today: string
  errors?: Partial<Record<keyof SearchWords, string>>
}

/** Where, when, how many: a plain form that leads to the address of the search. */
export function SearchBox({ words, today, errors = {} }: SearchBoxProps) {
  const range =
    words.von && words.bis && !errors.von && !errors.bis ? { from: words.von, to: words.bis } : null
  const complaints = [...new Set(Object.values(errors))]
  return (
    <Form
      action="/de/suche"
      className="rounded-box border border-line bg-surface p-3 shadow-floating"
      role="search"
      aria-label="Flüge suchen"
    >
      <div className="grid gap-y-1 md:grid-cols-[1.25fr_1fr_0.85fr_auto] md:items-center md:divide-x md:divide-line">
        <div className="px-4 py-2.5 max-md:border-b max-md:border-line">
          <TownField
            label="Wo?"
            name="ort"
            defaultText={words.ort}
            placeholder="Stadt oder Flugplatz"
            isBare
          />
        </div>
        <div className="px-4 py-2.5 max-md:border-b max-md:border-line">
          <DateRangeField
            label="Wann?"
            names={{ from: "von", to: "bis" }}
            defaultValue={range}
            min={today}
            placeholder="In den nächsten 60 Tagen"
            isBare
          />
        </div>
        <PersonsChoice value={words.personen} />
        <div className="pt-2 md:ps-3 md:pt-0">
          <Button type="submit" icon={Search} isWide>
            Flüge suchen
          </Button>
        </div>
      </div>
      {complaints.length > 0 && (
        <ul role="alert" className="space-y-1 px-4 pt-3 pb-1 text-small text-err">
          {complaints.map((complaint) => (
            <li key={complaint}>{complaint}</li>
          ))}
        </ul>
      )}
    </Form>
  )
}

function PersonsChoice({ value = "1" }: { value: string | undefined }) {
  return (
    <label className="block px-4 py-2.5">
      <span className="block text-fine font-semibold text-ink3">Wer?</span>
      <select
        name="personen"
        defaultValue={value}
        className="field-control h-7 w-full appearance-none rounded-field bg-surface"
      >
        {[1, 2, 3, 4, 5].map((count) => (
          <option key={count} value={count}>
            {count === 1 ? "1 Person" : `${count} Personen`}
          </option>
        ))}
      </select>
    </label>
  )
}
