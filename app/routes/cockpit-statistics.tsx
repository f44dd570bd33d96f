import { Download } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { drawFiguresMap } from "#features/statistics/server/figures-map.ts"
import { getUserStatistics } from "#features/statistics/server/user-statistics-queries.ts"
import {
  flightsCsvPath,
  parseStatisticsQuery,
  type Role,
} from "#features/statistics/statistics-query.ts"
import { StatisticsPage } from "#features/statistics/ui/statistics-page.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/cockpit-statistics"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const query = parseStatisticsQuery(url.searchParams)
  if (!query) throw pageNotFound(url)
  const { year } = query
  const statistics = await getUserStatistics(db, user, { year, ratingOf: getPilotRating })
  const { passenger, pilot } = statistics
  // unasked it opens where there is something to see
  const isAtControls = pilot !== null && (pilot.flights > 0 || passenger.flights === 0)
  const role: Role = pilot ? (query.role ?? (isAtControls ? "pilot" : "guest")) : "guest"
  const map = await drawFiguresMap(db, role === "pilot" && pilot ? pilot : passenger)
  return { userId: user.userId, query, role, statistics, map }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Statistik", isPrivate: true })

export default function CockpitStatistics({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Statistik"
        sentence="Deine Flüge in Zahlen: was stattgefunden hat, am Steuer und als Gast."
        action={
          loaderData.map !== null && (
            <ButtonLink
              href={flightsCsvPath(loaderData.query.year)}
              variant="secondary"
              size="small"
              icon={Download}
              reloadDocument
            >
              Als CSV laden
            </ButtonLink>
          )
        }
      />
      <StatisticsPage {...loaderData} />
    </>
  )
}
