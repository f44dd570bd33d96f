import { Search } from "lucide"
import type { FormEvent, ReactNode } from "react"
import { useNavigate } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { type TabLink, TabLinks } from "./tab-links.tsx"

interface ListChoice {
  /** The word in the address. */
  name: string
  label: string
  value: string
  /** Value to label. */
  options: Readonly<Record<string, string>>
}

type ListFiltersProps = {
  path: string
  tabs: { label: string; links: readonly TabLink[] }
  choices: readonly ListChoice[]
  /** What the tabs have chosen, by word of the address, so that a form keeps it. */
  kept: Readonly<Record<string, string>>
  search?: { label: string; value: string; placeholder?: string }
  /** Further fields of the form, such as days. */
  more?: ReactNode
}

/**
 * The filters of a list whose every view has an address: tabs for its states, lists for the rest, a
 * search. Works with and without script.
 */
export function ListFilters({ path, tabs, choices, kept, search, more }: ListFiltersProps) {
  const navigate = useNavigate()
  const said = JSON.stringify([kept, choices.map(({ value }) => value), search?.value])
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "")
    const words = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    void navigate(words.size > 0 ? `${path}?${words}` : path, { preventScrollReset: true })
  }

  return (
    <div className="grid gap-5">
      <TabLinks label={tabs.label} tabs={tabs.links} />
      <form
        key={said}
        action={path}
        onSubmit={show}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
        }}
        className="flex flex-wrap items-end gap-4"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search && (
          <TextField
            type="search"
            name="suche"
            icon={Search}
            label={search.label}
            placeholder={search.placeholder}
            defaultValue={search.value}
            maxLength={100}
            autoComplete="off"
            className="w-full sm:w-80"
          />
        )}
        {choices.map(({ name, label, value, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            defaultValue={value}
            options={Object.entries(options).map(([option, text]) => ({
              value: option,
              label: text,
            }))}
            className="w-full sm:w-60"
          />
        ))}
        {more}
        {search ? (
          <Button type="submit" variant="secondary">
            Suchen
          </Button>
        ) : (
          <noscript>
            <Button type="submit" variant="secondary">
              Anwenden
            </Button>
          </noscript>
        )}
      </form>
    </div>
  )
}
