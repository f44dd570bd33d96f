import type { ReactNode } from "react"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Blamed } from "../blame.ts"
import type { Asked } from "../format-search.ts"
import { requestPath, waysToMore } from "../search-changes.ts"
import { formatFlightCount } from "../search-query.ts"

export interface More {
  /** The nearest radius in which there is more. */
  wider: { radiusKm: number; total: number } | null
  anyDay: number | null
}

interface WaysToMoreProps {
  asked: Asked
  /** Null: nothing of the kind. */
  more: More | null
  /** Being told when something flies. */
  watch: ReactNode
  /** The filters that leave nothing. */
  blamed?: readonly Blamed[]
  /** The first way is the one to go. */
  hasPrimary?: boolean
}

/** What would find more, each in one step, with what it would find. */
export function WaysToMore({
  asked,
  more,
  watch,
  blamed = [],
  hasPrimary = false,
}: WaysToMoreProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {waysToMore(asked, { ...(more ?? { wider: null, anyDay: null }), blamed }).map(
        ({ label, path, total }, index) => (
          <ButtonLink
            key={label}
            href={path}
            variant={hasPrimary && index === 0 ? "primary" : "secondary"}
          >
            {total === undefined ? label : `${label}: ${formatFlightCount(total)}`}
          </ButtonLink>
        ),
      )}
      {watch}
      <ButtonLink href={requestPath(asked)} variant="text">
        Gesuch aufgeben
      </ButtonLink>
    </div>
  )
}
