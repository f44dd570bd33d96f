import { Search } from "lucide"
import { Form } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { SearchParam, SearchParams } from "../search-params.ts"
import { DAYS_OF_LEEWAY } from "../search-query.ts"
import { SearchFields } from "./search-fields.tsx"
import { useSearchForm } from "./use-search-form.ts"

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

/** The search again, with what it says now. */
export function SearchPanel({ words, errors, today, onSearch }: SearchPanelProps) {
  return (
    <Form
      action="/de/suche"
      role="search"
      aria-label="Flüge suchen"
      onSubmit={useSearchForm(onSearch)}
    >
      {KEPT.filter((name) => words[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={words[name]} />
      ))}
      <div className="px-2">
        <SearchFields words={words} errors={errors} today={today} />
      </div>
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
