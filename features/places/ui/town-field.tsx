import { useRef } from "react"
import { SuggestField } from "#ui/forms/suggest-field.tsx"
import { TOWN_SEARCH_DEBOUNCE_MS, type TownSuggestion } from "../town-suggestion.ts"
import type { TownItem } from "./load-towns.ts"

interface TownFieldProps {
  /** Sights are places to choose as well. */
  withSights?: boolean
  label: string
  id?: string | undefined
  name?: string | undefined
  defaultText?: string | undefined
  /** Chosen already. */
  defaultTown?: TownSuggestion | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  isBare?: boolean
  /** The most height of the list in rem. */
  listMaxRem?: number | undefined
  /** The chosen town; null as soon as the text says something else. */
  onTownChange?: ((town: TownSuggestion | null) => void) | undefined
  className?: string | undefined
}

/** A field for a town or airfield; suggestions come from the product's own gazetteer. */
export function TownField({
  onTownChange,
  defaultTown,
  withSights = false,
  ...field
}: TownFieldProps) {
  const chosen = useRef(defaultTown)
  return (
    <SuggestField
      {...field}
      {...(defaultTown && { defaultText: defaultTown.address })}
      debounce={TOWN_SEARCH_DEBOUNCE_MS}
      loadItems={async (text, signal) => {
        // loaded with the first question: most visitors of a page never ask one
        if (withSights) return (await import("./load-goals.ts")).loadGoals(text, signal)
        return (await import("./load-towns.ts")).loadTowns(text, signal)
      }}
      onSelect={(item) => {
        chosen.current = (item as TownItem).town
        onTownChange?.(chosen.current)
      }}
      onTextChange={(text) => {
        const isChosen = chosen.current?.address === text
        onTownChange?.(isChosen ? (chosen.current ?? null) : null)
      }}
      emptyText={
        withSights
          ? "Dieses Ziel kennen wir nicht. Versuch es mit einem Ort in der Nähe."
          : "Diesen Ort kennen wir nicht. Versuch es mit der nächsten größeren Stadt."
      }
    />
  )
}
