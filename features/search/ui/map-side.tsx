import { useSyncExternalStore } from "react"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import type { SearchParams } from "../search-params.ts"

const loadSearchMap = () => import("./map/search-map.tsx").then(({ SearchMap }) => SearchMap)

// the breakpoint `lg`
const WIDE = "(min-width: 64rem)"

/** The map beside the list, or on narrow screens instead of it; its script comes when it is shown. */
export function MapSide({ words }: { words: SearchParams }) {
  const isHydrated = useHydrated()
  const isWide = useSyncExternalStore(
    onResize,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const isShown = isHydrated && (isWide || words.ansicht === "karte")
  return (
    <section aria-label="Karte" className="map-waiting h-full">
      {isShown && (
        <LazyPart load={loadSearchMap}>{(SearchMap) => <SearchMap words={words} />}</LazyPart>
      )}
    </section>
  )
}

function onResize(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}
