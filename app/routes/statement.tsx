import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getPassengerStatement } from "#features/settlements/server/passenger-statement.ts"
import { statementPdfPath } from "#features/settlements/settlement-paths.ts"
import { PassengerStatement } from "#features/settlements/ui/passenger-statement.tsx"
import { StatementPdfLink } from "#features/settlements/ui/statement-pdf-link.tsx"
import type { Route } from "./+types/statement"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const bookingId = idInPath(params.bookingId, url)
  return { view: await orNotFound(getPassengerStatement(db, user, { flightId, bookingId })) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Abrechnung", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit/archiv" }

/** The statement for a passenger, where they may object. */
export default function Statement({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return (
    <>
      <CockpitHeading
        title="Deine Abrechnung"
        sentence="Was der Flug gekostet hat und was du davon trägst. Mehr als vorausbezahlt wird es nie."
      />
      <div className="mt-6 lg:mt-8">
        <PassengerStatement view={view} />
        <p className="mt-5">
          <StatementPdfLink
            href={statementPdfPath({ flightId: view.flight.id, bookingId: view.bookingId })}
          />
        </p>
      </div>
    </>
  )
}
