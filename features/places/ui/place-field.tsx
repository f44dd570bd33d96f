import { useState } from "react"
import { SuggestField } from "#ui/forms/suggest-field.tsx"
import { TOWN_SEARCH_DEBOUNCE_MS } from "../town-suggestion.ts"
import type { PlaceItem } from "./place-items.ts"
import type { LoadRecentAirports } from "./recent-airports.ts"

interface PlaceFieldProps {
  label: string
  /** Names of what is submitted; without one for a position, nobody is asked where they are. */
  names: { text: string; position?: string }
  defaultText?: string | undefined
  /** Degrees, „50.73,7.1“, where a position is meant instead of a name. */
  defaultPosition?: string | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  isBare?: boolean
  className?: string | undefined
  /** Offered while the field is empty. */
  recent?: LoadRecentAirports
  /** Told with every change of what would be submitted. */
  onPlaceChange?: ((place: { text: string; position: string }) => void) | undefined
}

/** The text of the field while it means the person's position. */
const HERE = "In deiner Nähe"

/**
 * A town or airfield to search around, or where the person is: asked of the browser only on request,
 * rounded to about a kilometre, and forgotten as soon as something else is typed.
 */
export function PlaceField({
  names,
  defaultText,
  defaultPosition = "",
  recent,
  onPlaceChange,
  ...field
}: PlaceFieldProps) {
  const [position, setPosition] = useState(defaultPosition)
  const change = (text: string, next: string) => {
    setPosition(next)
    onPlaceChange?.({ text: next ? "" : text, position: next })
  }
  const offersPosition = names.position !== undefined
  return (
    <>
      <SuggestField
        {...field}
        // either a name or a position is searched around
        name={position ? undefined : names.text}
        defaultText={defaultPosition ? HERE : defaultText}
        debounce={TOWN_SEARCH_DEBOUNCE_MS}
        offersWhenEmpty={offersPosition || recent !== undefined}
        emptyText="Diesen Ort kennen wir nicht. Versuch es mit der nächsten größeren Stadt."
        loadItems={async (text, signal) => {
          // loaded with the first question: most visitors of a page never ask one
          const { loadPlaceItems } = await import("./place-items.ts")
          return loadPlaceItems(text, signal, { here: offersPosition ? HERE : "", recent })
        }}
        onTextChange={(text) => change(text, position && text === HERE ? position : "")}
        onSelect={(item) => {
          const { position: found = "", remember } = item as PlaceItem
          if (found) change("", found)
          void remember?.()
        }}
      />
      {names.position && position && <input type="hidden" name={names.position} value={position} />}
    </>
  )
}
