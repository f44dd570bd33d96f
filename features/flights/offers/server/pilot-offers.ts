import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { drawnFactsOf } from "#features/flights/core/server/drawn-facts.ts"
import { firstPhotoOf } from "#features/flights/core/server/flight-photos.ts"
import {
  flightSeatsTable,
  flightsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { isPausedBecause } from "#features/flights/core/server/is-paused-because.ts"
import { pictureOfFlight } from "#features/flights/core/server/picture-of-flight.ts"
import { DRAFT_STEPS, draftPath } from "#features/flights/draft/draft.ts"
import { formatDateAnswer } from "#features/flights/draft/format-date-answer.ts"
import { listDrafts } from "#features/flights/draft/server/flight-drafts.ts"
import { PAUSED_FOR_PAPERS } from "#features/flights/pausing/server/follow-papers.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type DraftOverview, groupOffers, type OfferStatus, orderOffers } from "../pilot-offer.ts"

const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

const SHOWN: OfferStatus[] = ["draft", "in_review", "published", "paused", "under_way"]

interface AskedOffers {
  pilotId: number
  now: Date
  /** ISO date at home. */
  today: string
}

const selectOffers = prepared((db, { pilotId, now, today }: AskedOffers) =>
  db
    .select({
      id: flightsTable.id,
      title: flightsTable.title,
      status: flightsTable.status,
      schedule: flightsTable.schedule,
      seriesId: flightsTable.seriesId,
      departsAt: flightsTable.departsAt,
      timeZone: flightsTable.timeZone,
      windowFrom: flightsTable.windowFrom,
      windowTo: flightsTable.windowTo,
      departureName: departures.name,
      destinationName: destinations.name,
      terrain: flightsTable.terrain,
      lat: departures.lat,
      lng: departures.lng,
      photo: firstPhotoOf(flightsTable.id),
      drawn: drawnFactsOf(flightsTable.id),
      vetting: flightVettingsTable,
      lacksPapers: sql<boolean>`coalesce(${isPausedBecause(PAUSED_FOR_PAPERS)}, false)`,
      isBooked: sql<boolean>`exists (select 1 from ${flightSeatsTable}
        where ${flightSeatsTable.flightId} = ${flightsTable.id} and ${flightSeatsTable.bookingId} is not null)`,
    })
    .from(flightsTable)
    .innerJoin(departures, eq(departures.id, flightsTable.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flightsTable.destinationAirportId))
    .leftJoin(
      flightVettingsTable,
      // the newest one
      sql`${flightVettingsTable.id} = (select max(v.id) from flight_vettings v where v.flight_id = ${flightsTable.id})`,
    )
    .where(
      and(
        eq(flightsTable.pilotId, pilotId),
        inArray(flightsTable.status, SHOWN),
        or(
          // what was given back or waits for the back office is not over, whatever day it names
          inArray(flightsTable.status, ["draft", "in_review", "under_way"]),
          gt(flightsTable.departsAt, now),
          sql`${flightsTable.windowTo} >= ${today}`,
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${flightsTable.departsAt}, 'infinity')`), asc(flightsTable.id)),
)

/** What a pilot offers, has handed in or got back, as far as it is not over; what waits comes first. */
export async function listPilotOffers(db: Db, pilotId: number) {
  const now = clock.now()
  const rows = await selectOffers(db, { pilotId, now, today: isoDay(now, HOME_ZONE) })
  const flights = rows.map(
    ({ schedule, windowFrom, windowTo, vetting, photo, drawn, terrain, lat, lng, ...row }) => ({
      ...row,
      picture: pictureOfFlight(photo, {
        id: row.id,
        terrain,
        lat,
        lng,
        departsAt: row.departsAt ?? new Date(`${windowFrom}T11:00Z`),
        ...drawn,
      }),
      status: row.status as OfferStatus,
      isFlexible: schedule === "flexible",
      departsAt: row.departsAt?.toISOString() ?? null,
      window: windowFrom && windowTo ? { from: windowFrom, to: windowTo } : null,
      submittedAt: row.status === "in_review" ? (vetting?.submittedAt.toISOString() ?? null) : null,
      returned:
        row.status === "draft" && vetting?.reason
          ? { reason: vetting.reason, note: vetting.note }
          : null,
    }),
  )
  return orderOffers(groupOffers(flights))
}

/** A pilot's drafts, the one that was written last first. */
export async function listDraftOverviews(db: Db, pilotId: number): Promise<DraftOverview[]> {
  const drafts = await listDrafts(db, pilotId)
  if (drafts.length === 0) return []
  const flights = await db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(
      inArray(
        flightsTable.id,
        drafts.map(({ flightId }) => flightId),
      ),
    )
  return drafts.map((draft) => {
    const { flightId, answers, savedAt, isOpen, stepVersions } = draft
    return {
      flightId,
      path: draftPath(draft),
      title: answers.beschreibung?.title ?? "",
      date: (answers.datum && formatDateAnswer(answers.datum)[0]) ?? null,
      step:
        DRAFT_STEPS.find(
          (step) => step !== "zusammenfassung" && stepVersions[step] === undefined,
        ) ?? "zusammenfassung",
      savedAt: savedAt.toISOString(),
      isOpen,
      isOfFlight: flights.some(({ id }) => id === flightId),
    }
  })
}
