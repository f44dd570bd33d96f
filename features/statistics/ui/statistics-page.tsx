import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { ChipLink } from "#ui/overlays/chip.tsx"
import { type Role, type StatisticsQuery, statisticsPath } from "../statistics-query.ts"
import type { UserStatistics } from "../user-statistics.ts"
import { GuestFigures } from "./guest-figures.tsx"
import { NoFlights } from "./no-flights.tsx"
import { PilotFigures } from "./pilot-figures.tsx"
import { PilotReputation } from "./pilot-reputation.tsx"

interface StatisticsPageProps {
  userId: number
  query: StatisticsQuery
  role: Role
  statistics: UserStatistics
  /** Of the role's routes; null where there is none. */
  map: string | null
}

/** A person's figures in one role, of one year or all. */
export function StatisticsPage(page: StatisticsPageProps) {
  const { query, role, statistics } = page
  return (
    <div className="mt-6 grid gap-6">
      {statistics.pilot && (
        <TabLinks
          label="Rolle"
          tabs={(["pilot", "guest"] as const).map((one) => ({
            label: one === "pilot" ? "Am Steuer" : "Als Gast",
            href: statisticsPath({ year: query.year, role: one }),
            isCurrent: one === role,
          }))}
        />
      )}
      {statistics.years.length > 0 && (
        <nav aria-label="Zeitraum">
          <ul className="flex flex-wrap gap-2.5">
            {[null, ...statistics.years].map((year) => (
              <li key={year}>
                <ChipLink
                  href={statisticsPath({ ...query, year })}
                  isSelected={year === query.year}
                  isChoice
                >
                  {year ?? "Gesamt"}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Figures {...page} />
      {role === "pilot" && statistics.pilot && (
        <PilotReputation userId={page.userId} pilot={statistics.pilot} />
      )}
    </div>
  )
}

function Figures({ query: { year }, role, statistics, map }: StatisticsPageProps) {
  const { passenger, pilot, years } = statistics
  if (map === null) return <NoFlights role={role} year={year} hasOthers={years.length > 0} />
  return role === "pilot" && pilot ? (
    <PilotFigures year={year} pilot={pilot} map={map} />
  ) : (
    <GuestFigures year={year} passenger={passenger} map={map} />
  )
}
