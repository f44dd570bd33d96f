import { useEffect, useId, useState } from "react"
import { SuggestField } from "#ui/forms/suggest-field.tsx"
import type { StopPlace } from "../stop-place.ts"
import { TOWN_SEARCH_DEBOUNCE_MS } from "../town-suggestion.ts"
import type { StopItem } from "./load-stops.ts"

interface StopFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  onAdd: (stop: StopPlace) => void
}

/** Adds one place after the other: sights, aerodromes and towns. What is taken leaves the field empty. */
export function StopField({ onAdd, ...field }: StopFieldProps) {
  const id = useId()
  const [added, setAdded] = useState(0)
  // a new field takes the place of the one that was used, and whoever added goes on in it
  useEffect(() => {
    if (added > 0) document.getElementById(id)?.focus()
  }, [added, id])
  return (
    <SuggestField
      key={added}
      {...field}
      id={id}
      placeholder="Schloss, See, Gipfel, Platz oder Ort"
      debounce={TOWN_SEARCH_DEBOUNCE_MS}
      emptyText="Das kennen wir nicht. Versuch es mit dem nächsten Ort."
      loadItems={async (text, signal) => {
        // loaded with the first question, together with all the sights
        const { loadStops } = await import("./load-stops.ts")
        return loadStops(text, signal)
      }}
      onSelect={(item) => {
        onAdd((item as StopItem).stop)
        setAdded((count) => count + 1)
      }}
    />
  )
}
