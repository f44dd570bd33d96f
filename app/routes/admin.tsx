import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/bookings/ui/cockpit-heading.tsx"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { countWaiting } from "#features/verification/server/review-queries.ts"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { StatFigure } from "#ui/stat-figure.tsx"
import type { Route } from "./+types/admin"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  return { waiting: await countWaiting(context.get(pageContext).db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Verwaltung", isPrivate: true })

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { waiting } = loaderData
  return (
    <>
      <CockpitHeading
        title="Verwaltung"
        sentence={waiting > 0 ? "Das wartet auf dich." : "Gerade wartet nichts."}
      />
      <div className="mt-7 grid gap-6 sm:grid-cols-2 lg:mt-9 xl:grid-cols-3">
        <Card as="section" labelledBy="nachweise">
          <h2 id="nachweise" className="text-h3">
            Nachweise
          </h2>
          <div className="mt-4">
            <StatFigure value={String(waiting)} label="warten auf eine Entscheidung" />
          </div>
          <ButtonLink href={DOCUMENT_QUEUE.path} variant="quiet" className="mt-5">
            Nachweise prüfen
          </ButtonLink>
        </Card>
      </div>
    </>
  )
}
