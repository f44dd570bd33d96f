import { Phone } from "lucide"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { getOccurrencePage } from "#features/occurrences/server/occurrence-page-view.ts"
import { OccurrencePromises } from "#features/occurrences/ui/occurrence-promises.tsx"
import { OccurrenceReport } from "#features/occurrences/ui/occurrence-report.tsx"
import { OwnOccurrences } from "#features/occurrences/ui/own-occurrences.tsx"
import { ReportingDuties } from "#features/occurrences/ui/reporting-duties.tsx"
import { formatInstant } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/occurrence"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  return { view: await orNotFound(getOccurrencePage(db, user, flightId)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Vorfall melden", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** Where pilot and guests report what endangered somebody, or could have. */
export default function Occurrence({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  const { flight, role, own } = view
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={flightRoomPath(flight.id)}>Zurück zum Flug</TextLink>
      </p>
      <CockpitHeading
        title="Vorfall melden"
        sentence={`„${flight.title}“, ${formatInstant(new Date(flight.departsAt), flight.timeZone)}. Erzähl, was gefährlich war oder hätte werden können: vertraulich, und ohne dass jemand beschuldigt wird.`}
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        <Notice tone="warn" icon={Phone} title="Ist jemand in Gefahr oder verletzt?">
          Dann ruf zuerst 112 an. Unfälle gehören danach sofort{" "}
          <TextLink href="#behoerde" isInline>
            zu einer Behörde
          </TextLink>
          , alles hier hat Zeit.
        </Notice>
        <OccurrenceReport key={flight.id} view={view} />
        <OwnOccurrences own={own} />
        <div className="grid gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <OccurrencePromises />
          <ReportingDuties role={role} />
        </div>
      </div>
    </>
  )
}
