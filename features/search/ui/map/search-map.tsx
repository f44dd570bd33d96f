import { useCallback, useMemo } from "react"
import { useNavigate } from "react-router"
import { type SearchParams, searchPath } from "../../search-params.ts"
import type { Area } from "../../search-query.ts"
import { areaOfWord, wordOfArea } from "./area-around.ts"
import { PinMap } from "./pin-map.tsx"
import { usePins } from "./use-pins.ts"

/** The map of a search: what it finds, where it is, and a way to search where the map is. */
export function SearchMap({ words }: { words: SearchParams }) {
  const navigate = useNavigate()
  const { found, hasFailed } = usePins(words)
  const area = useMemo(() => areaOfWord(words.karte), [words.karte])
  const searchHere = useCallback(
    (shown: Area) => {
      navigate(searchPath({ ...words, karte: wordOfArea(shown), seite: "" }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [navigate, words],
  )
  return (
    <PinMap
      found={found}
      area={area}
      onSearchHere={searchHere}
      note={
        hasFailed
          ? "Die Flüge kommen gerade nicht auf die Karte. In der Liste stehen sie."
          : undefined
      }
    />
  )
}
