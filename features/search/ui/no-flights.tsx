import type { ReactNode } from "react"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { blameOf, type CountWithout, formatBlame } from "../blame.ts"
import { type Asked, hasCenter } from "../format-search.ts"
import type { FilterQuestion } from "../search-filters.ts"
import { type More, WaysToMore } from "./ways-to-more.tsx"

interface NoFlightsProps {
  asked: FilterQuestion
  more: (More & { without: readonly CountWithout[] }) | null
  /** Being told when something flies. */
  watch: ReactNode
}

/** Nothing flies here then: what would change it, in one step. */
export function NoFlights({ asked, more, watch }: NoFlightsProps) {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })
  const { seats } = asked.query
  const blamed = blameOf(asked, more?.without ?? [])
  const blame = formatBlame(blamed, asked)
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" />}
      title="Hier bleibt der Himmel leer"
      action={<WaysToMore asked={asked} more={more} watch={watch} blamed={blamed} hasPrimary />}
    >
      {whereOf(asked)} fliegt gerade niemand mit{" "}
      {seats === 1 ? "einem freien Platz" : `${seats} freien Plätzen`}.{blame && ` ${blame}`}
    </EmptyState>
  )
}

function whereOf(asked: Asked): string {
  const { query, place, destination } = asked
  if (destination) return `Nach ${destination}`
  if (query.area) return "In diesem Ausschnitt"
  if (!hasCenter(asked)) return "An diesen Tagen"
  return `Im Umkreis von ${query.radiusKm} km um ${place ?? "dich"}`
}
