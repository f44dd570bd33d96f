import { useSyncExternalStore } from "react"
import { LatePart } from "#ui/late-part.tsx"
import { useHydrated } from "#ui/use-hydrated.ts"
import type { SearchWords } from "../search-words.ts"

const loadSearchMap = () => import("./map/search-map.tsx").then(({ SearchMap }) => SearchMap)

// the breakpoint `lg`
const WIDE = "(min-width: 64rem)"

/** The map beside the list, or on narrow screens instead of it; its script comes when it is shown. */
export function MapSide({ words }: { words: SearchWords }) {
  const isHydrated = useHydrated()
  const isWide = useSyncExternalStore(
    onResize,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const isShown = isHydrated && (isWide || words.ansicht === "karte")
  return (
    <section aria-label="Karte" className="h-full bg-map-sea">
      {isShown && (
        <LatePart load={loadSearchMap}>{(SearchMap) => <SearchMap words={words} />}</LatePart>
      )}
    </section>
  )
}

function onResize(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}
