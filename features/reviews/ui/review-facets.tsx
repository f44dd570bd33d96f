import {
  GUEST_FACET_LABELS,
  type GuestFacets,
  PILOT_FACET_LABELS,
  type PilotFacets,
} from "../facets.ts"
import type { PublicReview } from "../review.ts"

/** What a review says in particular, where it does. */
export function ReviewFacets({ review }: { review: Pick<PublicReview, "ofPilot" | "ofGuest"> }) {
  const facets = [...pilotFacets(review.ofPilot), ...guestFacets(review.ofGuest)]
  if (facets.length === 0) return null
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {facets.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink2">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function pilotFacets(facets: PilotFacets) {
  return Object.entries(PILOT_FACET_LABELS).flatMap(([key, label]) => {
    const stars = facets[key as keyof PilotFacets]
    return stars === null ? [] : [{ label, value: `${stars} von 5` }]
  })
}

function guestFacets(facets: GuestFacets) {
  return Object.entries(GUEST_FACET_LABELS).flatMap(([key, label]) => {
    const isSo = facets[key as keyof GuestFacets]
    return isSo === null ? [] : [{ label, value: isSo ? "ja" : "nein" }]
  })
}
