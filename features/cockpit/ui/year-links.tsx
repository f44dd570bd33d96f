import { ChevronLeft, ChevronRight } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

interface YearLinksProps {
  year: number
  /** The year after it, where there is one. */
  later: number | null
  pathOf: (year: number) => string
}

/** From what a page tells of one year to the years beside it. */
export function YearLinks({ year, later, pathOf }: YearLinksProps) {
  return (
    <nav aria-label="Jahre" className="mt-5 flex flex-wrap gap-3">
      <ButtonLink href={pathOf(year - 1)} variant="secondary" size="small" icon={ChevronLeft}>
        {year - 1}
      </ButtonLink>
      {later !== null && (
        <ButtonLink href={pathOf(later)} variant="secondary" size="small" icon={ChevronRight}>
          {later}
        </ButtonLink>
      )}
    </nav>
  )
}
