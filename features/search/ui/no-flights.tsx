import type { ReactNode } from "react"
import { ButtonLink } from "#ui/button-link.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"
import type { SearchWish } from "../search-wish.ts"
import { type SearchWords, searchPath } from "../search-words.ts"

interface WiderSearch {
  radiusKm: number
  total: number
}

interface NoFlightsProps {
  words: SearchWords
  wish: SearchWish
  place: string | null
  /** The nearest radius in which something flies. */
  wider: WiderSearch | null
  /** Another way on, such as being told when something flies. */
  extraAction?: ReactNode
}

/** Nothing flies here then: what would change it, in one step. */
export function NoFlights({ words, wish, place, wider, extraAction }: NoFlightsProps) {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "footer" })
  const hasDays = words.von !== "" || words.bis !== ""
  const anywhere = searchPath({ ...words, ort: "", umkreis: "", seite: "" })
  return (
    <EmptyState
      scene={<ScenePicture src={scene} alt="" aspect="strip" />}
      title="Hier bleibt der Himmel leer"
      action={
        <>
          {wider && (
            <ButtonLink href={searchPath({ ...words, umkreis: String(wider.radiusKm), seite: "" })}>
              Auf {wider.radiusKm} km erweitern
            </ButtonLink>
          )}
          {hasDays && (
            <ButtonLink
              href={searchPath({ ...words, von: "", bis: "", seite: "" })}
              variant={wider ? "secondary" : "primary"}
            >
              Alle Tage zeigen
            </ButtonLink>
          )}
          {!wider && !hasDays && place && <ButtonLink href={anywhere}>Überall suchen</ButtonLink>}
          {extraAction}
          <ButtonLink href="/de/gesuch" variant="text">
            Wie ein Gesuch funktioniert
          </ButtonLink>
        </>
      }
    >
      {place ? `Im Umkreis von ${wish.radiusKm} km um ${place}` : "An diesen Tagen"} fliegt gerade
      niemand mit {wish.seats === 1 ? "einem freien Platz" : `${wish.seats} freien Plätzen`}.
      {wider &&
        ` Mit ${wider.radiusKm} km ${wider.total === 1 ? "ist es ein Flug" : `sind es ${wider.total} Flüge`}.`}
    </EmptyState>
  )
}
