import { Card } from "#ui/elements/card.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { formatCount } from "../flugfit/format-rule.ts"
import type { LoggedLanding } from "../landing.ts"
import { LandingList } from "./landing-list.tsx"

interface LandingLogProps {
  entries: readonly LoggedLanding[]
  total: number
  page: number
  pageCount: number
  hrefOfEntry: (id: number) => string
  hrefOfFlight: (id: number) => string
  hrefOfPage: (page: number) => string
}

/** A pilot's landing log, a page at a time. */
export function LandingLog(props: LandingLogProps) {
  const { entries, total, page, pageCount } = props
  return (
    <Card as="section" labelledBy="eintraege">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="eintraege" className="text-h3">
          Einträge
        </h2>
        {total > 0 && (
          <p className="text-small text-ink3">{formatCount(total, "Eintrag", "Einträge")}</p>
        )}
      </div>
      {total === 0 ? (
        <p className="max-w-text text-ui text-ink2">
          Noch steht hier nichts. Fang mit den Flügen der letzten 90 Tage an, dann mit denen der
          letzten zwei Jahre: So weit zählen die Regeln zurück.
        </p>
      ) : (
        <>
          <LandingList
            entries={entries}
            hrefOf={props.hrefOfEntry}
            hrefOfFlight={props.hrefOfFlight}
          />
          <div className="mt-6">
            <Pagination page={page} pageCount={pageCount} hrefOf={props.hrefOfPage} />
          </div>
        </>
      )}
    </Card>
  )
}
