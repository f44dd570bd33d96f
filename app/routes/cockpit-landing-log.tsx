import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { refusedPage } from "#app/page-refusal.ts"
import { FOR_PILOTS, signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { daylight } from "#features/places/daylight.ts"
import { listInsuredPlanes } from "#features/planes/server/plane-insurances.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import {
  DAYS_AHEAD,
  type OwnAircraft,
  parseFlugfitQuery,
  plannedFlight,
} from "#features/verification/flugfit-query.ts"
import { ENTRIES_PER_PAGE, type LoggedLanding } from "#features/verification/landing.ts"
import { type FlugfitQuery, landingLogPath } from "#features/verification/landing-log-path.ts"
import type { LandingInput } from "#features/verification/landing-schemas.ts"
import { getFlugfit } from "#features/verification/server/get-flugfit.ts"
import { findLanding, listLandings } from "#features/verification/server/landings-queries.ts"
import { FlugfitPanel } from "#features/verification/ui/flugfit-panel.tsx"
import { FlugfitPicker } from "#features/verification/ui/flugfit-picker.tsx"
import { LandingEditor } from "#features/verification/ui/landing-editor.tsx"
import { LandingLog } from "#features/verification/ui/landing-log.tsx"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { sunTimes } from "#platform/sun.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Route } from "./+types/cockpit-landing-log"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInPilot({ context, url })
  const pilot = await findPilotProfile(db, userId)
  if (!pilot) throw refusedPage(403, FOR_PILOTS)
  const { home } = pilot
  const today = isoDay(clock.now(), HOME_ZONE)
  const aircraft = (await listInsuredPlanes(db, userId)).map(aircraftOf)
  const query = parseFlugfitQuery(url.searchParams, { today, licence: pilot.licence, aircraft })
  const named = aircraft.find(({ id }) => id === query.planeId)
  const page = numberAt(url, "seite") ?? 1
  const entryId = numberAt(url, "eintrag")
  const [verdict, log, entry] = await Promise.all([
    getFlugfit(db, userId, plannedFlight(query, home, named)),
    listLandings(db, userId, page),
    entryId === undefined ? undefined : findLanding(db, userId, entryId),
  ])
  const pageCount = Math.max(1, Math.ceil(log.total / ENTRIES_PER_PAGE))
  if (page > pageCount) throw redirect(landingLogPath(query, { page: pageCount }))
  return {
    today,
    lastDay: addDays(today, DAYS_AHEAD),
    query,
    aircraft,
    verdict,
    page,
    pageCount,
    total: log.total,
    entries: log.rows,
    entry: entry ?? null,
    suggestion: suggestionFrom(query, today, { last: log.rows[0], home: home?.code ?? "" }),
    daylight: home && `${home.name} ${daylight(clock.now(), home, home.timeZone)}`,
    nightfall: home && nightfallAt(query.day, home),
  }
}

type InsuredPlane = Awaited<ReturnType<typeof listInsuredPlanes>>[number]

function aircraftOf({
  id,
  registration,
  model,
  category,
  insuredUntil,
}: InsuredPlane): OwnAircraft {
  const label = `${registration}, ${model}`
  return { id, name: registration, label, aircraftClass: category, insuredUntil }
}

function numberAt(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? ""
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** „Nacht ab 17:08 Uhr in Bonn-Hangelar“ */
function nightfallAt(
  day: string,
  home: { lat: number; lng: number; timeZone: string; name: string },
) {
  const { dusk } = sunTimes(day, home)
  return dusk && `Nacht ab ${formatTime(dusk, home.timeZone)} Uhr in ${home.name}.`
}

function suggestionFrom(
  { aircraftClass }: FlugfitQuery,
  today: string,
  { last, home }: { last: LoggedLanding | undefined; home: string },
): LandingInput {
  return {
    flownOn: today,
    aircraftClass,
    aircraftType: last?.aircraftClass === aircraftClass ? last.aircraftType : "",
    takeOffs: 1,
    landings: 1,
    nightLandings: 0,
    flightMinutes: 60,
    flownAs: "pic",
    place: home,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flugbuch", isPrivate: true })

export default function CockpitLandingLog({ loaderData }: Route.ComponentProps) {
  const { today, query, verdict, page, pageCount, total, entries, entry, suggestion } = loaderData
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Flugbuch"
        sentence="Deine Starts und Landungen, und ob du damit an einem bestimmten Tag Gäste mitnehmen darfst."
        daylight={loaderData.daylight}
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <FlugfitPicker
          query={query}
          aircraft={loaderData.aircraft}
          from={today}
          to={loaderData.lastDay}
          nightfall={loaderData.nightfall}
        />
        <FlugfitPanel verdict={verdict} />
        <LandingEditor
          entry={entry}
          suggestion={suggestion}
          today={today}
          backTo={landingLogPath(query, { page })}
        />
        <LandingLog
          entries={entries}
          total={total}
          page={page}
          pageCount={pageCount}
          hrefOfEntry={(entryId) => landingLogPath(query, { page, entryId })}
          hrefOfFlight={flightPath}
          hrefOfPage={(wanted) => landingLogPath(query, { page: wanted })}
        />
      </div>
    </UnsavedChanges>
  )
}
