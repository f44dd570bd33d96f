import { Search } from "lucide"
import { Form } from "react-router"
import { RememberingPlaceField } from "#features/users/core/ui/remembering-place-field.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { DateRangeField } from "#ui/forms/date-range-field.tsx"
import { DATE_PRESETS } from "../search-query.ts"
import { PersonsChoice } from "./persons-choice.tsx"

/** Where, when, how many: a plain form that leads to the address of the search. */
export function SearchBox({ today }: { today: string }) {
  return (
    <Form
      action="/de/suche"
      className="rounded-box border border-line bg-surface p-3 shadow-floating"
      role="search"
      aria-label="Flüge suchen"
    >
      <div className="grid gap-y-1 md:grid-cols-[1.25fr_1fr_0.85fr_auto] md:items-center md:divide-x md:divide-line">
        <div className="px-4 py-2.5 max-md:border-b max-md:border-line">
          <RememberingPlaceField
            label="Wo?"
            names={{ text: "ort", position: "nahe" }}
            placeholder="Stadt oder Flugplatz"
            isBare
          />
        </div>
        <div className="px-4 py-2.5 max-md:border-b max-md:border-line">
          <DateRangeField
            label="Wann?"
            names={{ from: "von", to: "bis" }}
            min={today}
            placeholder={DATE_PRESETS}
            isBare
          />
        </div>
        <div className="px-4 py-2.5">
          <PersonsChoice />
        </div>
        <div className="pt-2 md:ps-3 md:pt-0">
          <Button type="submit" icon={Search} isWide>
            Flüge suchen
          </Button>
        </div>
      </div>
    </Form>
  )
}
