import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/bookings/ui/cockpit-heading.tsx"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { countWaitingReports } from "#features/reports/server/list-reports.ts"
import { USER_LIST } from "#features/users/user-list.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { countWaiting } from "#features/verification/server/review-queries.ts"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { StatFigure } from "#ui/stat-figure.tsx"
import type { Route } from "./+types/admin"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const [waiting, reports] = await Promise.all([countWaiting(db), countWaitingReports(db)])
  return { waiting, reports }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Verwaltung", isPrivate: true })

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { waiting, reports } = loaderData
  return (
    <>
      <CockpitHeading
        title="Verwaltung"
        sentence={waiting + reports > 0 ? "Das wartet auf dich." : "Gerade wartet nichts."}
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
        <Card as="section" labelledBy="meldungen">
          <h2 id="meldungen" className="text-h3">
            Meldungen
          </h2>
          <div className="mt-4">
            <StatFigure value={String(reports)} label="Meldungen und Widersprüche warten" />
          </div>
          <ButtonLink href={REPORT_LIST.path} variant="quiet" className="mt-5">
            Meldungen prüfen
          </ButtonLink>
        </Card>
        <Card as="section" labelledBy="nutzer">
          <h2 id="nutzer" className="text-h3">
            Nutzer:innen
          </h2>
          <p className="mt-4 text-ui text-ink2">
            Konten finden, ansehen und sperren. Jeder Blick in ein Konto wird aufgezeichnet.
          </p>
          <ButtonLink href={USER_LIST.path} variant="quiet" className="mt-5">
            Konto suchen
          </ButtonLink>
        </Card>
      </div>
    </>
  )
}
