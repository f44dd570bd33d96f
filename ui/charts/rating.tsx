import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"

const oneDigit = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

type RatingProps = {
  /** Mean of 1 to 5; shown with one digit. */
  mean: number
  count: number
}

/** „4,9 (23)“: a number says it, no stars needed. */
export function Rating({ mean, count }: RatingProps) {
  const value = oneDigit.format(mean)
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">
        {value} ({count})
      </span>
      <VisuallyHidden>
        {value} von 5 bei {count} {count === 1 ? "Bewertung" : "Bewertungen"}
      </VisuallyHidden>
    </span>
  )
}
