import { Search } from "lucide"
import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { filtersOf } from "#platform/list-address.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { REVIEWS_ID, type ReviewListQuery, reviewListAt } from "../review-list.ts"

interface ReviewSearchProps {
  /** The page below which the reviews stand. */
  path: string
  query: ReviewListQuery
}

/** Order and search of reviews, by the address, with and without script. */
export function ReviewSearch({ path, query }: ReviewSearchProps) {
  const navigate = useNavigate()
  const [sort] = filtersOf(reviewListAt(path), query, { sort: "Reihenfolge" })
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "")
    const words = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
    void navigate(`${path}?${words}#${REVIEWS_ID}`, { preventScrollReset: true })
  }
  return (
    <form
      key={`${query.sort} ${query.search}`}
      action={`${path}#${REVIEWS_ID}`}
      onSubmit={show}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
      }}
      className="mb-6 flex flex-wrap items-end gap-4"
    >
      {sort && (
        <Select
          name={sort.name}
          label={sort.label}
          defaultValue={sort.value}
          options={Object.entries(sort.options).map(([value, label]) => ({ value, label }))}
          className="w-full sm:w-60"
        />
      )}
      <TextField
        type="search"
        name="suche"
        icon={Search}
        label="In Bewertungen suchen"
        placeholder="Kinder, Kamera, Wackeln …"
        defaultValue={query.search}
        maxLength={100}
        autoComplete="off"
        className="min-w-0 flex-1 basis-40 sm:basis-60"
      />
      <Button type="submit" variant="secondary">
        Suchen
      </Button>
    </form>
  )
}
