import { formatEuro } from "#platform/money.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { QUARTER_LABELS, type SellerYear, sumOfQuarters } from "../seller-year.ts"

interface ReportedYearsProps {
  years: readonly (SellerYear & { year: number; docType: string; reportedAt: string })[]
}

/** A pilot's copy of what was reported of them, year by year (§ 22 PStTG). */
export function ReportedYears({ years }: ReportedYearsProps) {
  return years.map(({ year, docType, reportedAt, considerationCents, activities }) => (
    <Card as="section" key={year} labelledBy={`jahr-${year}`}>
      <h2 id={`jahr-${year}`} className="text-h3">
        Gemeldet für {year}
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        {docType === "OECD3" ? "Zurückgenommen" : "Gemeldet"} am{" "}
        {formatDay(new Date(reportedAt), HOME_ZONE)}.
        {docType === "OECD3"
          ? " Für dieses Jahr ist nichts mehr gemeldet."
          : " Die Meldung rundet jeden Betrag auf ganze Euro."}
      </p>
      {docType !== "OECD3" && (
        <SumTable className="mt-3">
          {QUARTER_LABELS.map((label, index) => (
            <SumRow
              key={label}
              label={label}
              note={formatBookings(activities[index] ?? 0)}
              amount={formatEuro(considerationCents[index] ?? 0)}
            />
          ))}
          <SumRow
            label="Zusammen"
            note={formatBookings(sumOfQuarters(activities))}
            amount={formatEuro(sumOfQuarters(considerationCents))}
            isTotal
          />
        </SumTable>
      )}
    </Card>
  ))
}

function formatBookings(count: number): string {
  return count === 1 ? "1 Buchung" : `${count} Buchungen`
}
