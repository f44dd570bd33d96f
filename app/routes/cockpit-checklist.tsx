import { redirect } from "react-router"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { checklistPath, roleOfSlug } from "#features/checklists/checklist.ts"
import { changeByForm } from "#features/checklists/server/change-by-form.ts"
import {
  findChecklistFlight,
  listChecklistFlights,
} from "#features/checklists/server/checklist-flights.ts"
import { listTicks } from "#features/checklists/server/list-ticks.ts"
import { ChecklistTabs } from "#features/checklists/ui/checklist-tabs.tsx"
import { ChecklistTemplate } from "#features/checklists/ui/checklist-template.tsx"
import { FlightChecklist } from "#features/checklists/ui/flight-checklist.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { ProseArticle } from "#features/content/ui/prose-article.tsx"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { Card } from "#ui/elements/card.tsx"
import type { Route } from "./+types/cockpit-checklist"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const page = findContentPage("cockpit/checkliste")
  if (!page) throw pageNotFound(url)
  const [own, flights] = await Promise.all([
    ownUser({ context, url }),
    listChecklistFlights(db, user.userId),
  ])
  const role = roleOfSlug(url.searchParams.get("liste"))
  const asked = url.searchParams.get("flug")
  const flight = asked
    ? await flightOf(db, user, idInPath(asked, url), url)
    : role
      ? undefined
      : flights[0]
  const { title, description, lead, sections } = page
  return {
    page: { title, description, lead, sections },
    owner: { userId: user.userId, firstName: own.firstName },
    isPilot: user.isPilot,
    flights,
    flight: flight ?? null,
    ticks: flight ? await listTicks(db, user.userId, flight.id) : [],
    role: role ?? (user.isPilot ? "pilot" : "passenger"),
  }
}

async function flightOf(db: Db, { userId }: UserActor, flightId: number, url: URL) {
  const flight = await findChecklistFlight(db, userId, flightId)
  if (!flight) throw pageNotFound(url)
  return flight
}

/** What a plain form posts, where no script has saved each tick. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(url.searchParams.get("flug") ?? "", url)
  await orNotFound(changeByForm(db, user, flightId, await request.formData()))
  return redirect(checklistPath(flightId))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, isPrivate: true }) : pageMeta({})

export default function CockpitChecklist({ loaderData }: Route.ComponentProps) {
  const { page, owner, isPilot, flights, flight, ticks, role } = loaderData
  return (
    <>
      <CockpitHeading
        title={page.title}
        sentence={<span className="print:hidden">{page.lead}</span>}
      />
      <div className="mt-5 mb-6 lg:mt-7 print:my-2">
        <ChecklistTabs
          flights={flights}
          roles={isPilot || role === "pilot" ? ["pilot", "passenger"] : ["passenger"]}
          current={flight ? { flightId: flight.id } : { role }}
        />
      </div>
      {flight ? (
        <FlightChecklist key={flight.id} owner={owner} flight={flight} ticks={ticks} />
      ) : (
        <ChecklistTemplate role={role} />
      )}
      <Card className="mt-10 md:p-10 print:hidden [&_h2]:!text-h3 lg:[&_section+section]:!mt-10">
        <ProseArticle sections={page.sections} layout="columns" />
      </Card>
    </>
  )
}
