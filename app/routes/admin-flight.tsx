import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import { openFlight } from "#features/office-sheets/server/open-flight.ts"
import { FlightStory } from "#features/office-sheets/ui/flight-story.tsx"
import { clock } from "#platform/clock.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { loadVetting } from "../flight-page/load-vetting.ts"
import { VettingSheet } from "../flight-page/vetting-sheet.tsx"
import type { Route } from "./+types/admin-flight"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.flightId, url)
  const { db } = context.get(pageContext)
  const vetting = await loadVetting(db, admin, id)
  // who is on it reads whoever may read bookings
  const story = hasRight(admin, "bookings.read") ? await openFlight(db, admin, id) : undefined
  if (!vetting && !story) throw pageNotFound(url)
  return { id, vetting, story, now: clock.now().toISOString() }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flug", isPrivate: true })

export default function AdminFlight({ loaderData }: Route.ComponentProps) {
  const { id, vetting, story, now } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={VETTING_LIST.path}>Alle Flüge</TextLink>
      </p>
      <CockpitHeading
        title={vetting?.shown.title ?? story?.title ?? ""}
        sentence={vetting ? `Flug ${id}, ${vetting.when}` : `Flug ${id}`}
      />
      {vetting && <VettingSheet loaded={vetting} />}
      {story && <FlightStory key={story.id} story={story} now={now} />}
    </>
  )
}
