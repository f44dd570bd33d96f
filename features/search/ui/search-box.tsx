import { Search } from "lucide"
import { Form } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { SearchFields } from "./search-fields.tsx"
import { useSearchForm } from "./use-search-form.ts"

/** The search as a page begins with it: a plain form that leads to the address of the search. */
export function SearchBox({ today }: { today: string }) {
  return (
    <Form
      action="/de/suche"
      className="rounded-box border border-line bg-surface p-2 shadow-floating md:p-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-3 lg:gap-y-2"
      role="search"
      aria-label="Flüge suchen"
      onSubmit={useSearchForm()}
    >
      <SearchFields today={today} />
      <div className="pt-1.5 lg:col-start-2 lg:row-start-1 lg:pt-0">
        <Button type="submit" icon={Search} isWide>
          Flüge suchen
        </Button>
      </div>
    </Form>
  )
}
