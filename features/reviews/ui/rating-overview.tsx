import { DistributionBars } from "#ui/charts/distribution-bars.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { PILOT_FACET_LABELS, type PilotFacets } from "../facets.ts"
import { type RatingSummary, SUMMARY_FROM } from "../review.ts"

const oneDigit = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The mean in large figures, what it consists of, and what guests say in particular. */
export function RatingOverview({ rating }: { rating: RatingSummary }) {
  const { mean, count, byStars, facets } = rating
  if (mean === null || count < SUMMARY_FROM) return null
  const told = Object.entries(PILOT_FACET_LABELS).flatMap(([key, label]) => {
    const facet = facets[key as keyof PilotFacets]
    if (facet.mean === null || facet.count < SUMMARY_FROM) return []
    return [{ label, mean: oneDigit.format(facet.mean), count: facet.count }]
  })
  return (
    <div className="mb-7 grid gap-x-10 gap-y-6 sm:grid-cols-[15rem_minmax(0,20rem)]">
      <div>
        <p className="flex items-baseline gap-2">
          <span className="font-display text-h1 font-medium tabular-nums">
            {oneDigit.format(mean)}
          </span>
          <span className="text-ink2">von 5</span>
        </p>
        <p className="mt-1 text-small text-ink2">aus {count} Bewertungen von Gästen</p>
        {told.length > 0 && (
          <dl className="mt-5 grid gap-1.5 text-small">
            {told.map((facet) => (
              <div key={facet.label} className="flex justify-between gap-6">
                <dt className="text-ink2">{facet.label}</dt>
                <dd className="font-semibold tabular-nums">
                  {facet.mean}
                  <VisuallyHidden> von 5 bei {facet.count} Bewertungen</VisuallyHidden>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <DistributionBars
        title={`So verteilen sich ${count} Bewertungen auf die Sterne`}
        columns={{ label: "Sterne", count: "Bewertungen" }}
        rows={[5, 4, 3, 2, 1].map((stars) => ({
          label: stars === 1 ? "1 Stern" : `${stars} Sterne`,
          count: byStars[stars - 1] ?? 0,
        }))}
      />
    </div>
  )
}
