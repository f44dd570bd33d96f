import { sql } from "drizzle-orm"
import type { SavedAnswers } from "#features/flights/draft/answers.ts"
import { DRAFT_STEPS } from "#features/flights/draft/draft.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "./insert-rows.ts"
import { makeAirport } from "./make-airport.ts"
import { makePlane } from "./make-plane.ts"

/** A finished round trip over the Siebengebirge by day, in sixteen days: the flights of `makeFlight` are not in its way at any hour. */
export function finishedAnswers(planeId: number): Required<SavedAnswers> {
  return {
    ...EMPTY_ANSWERS,
    datum: {
      ...EMPTY_ANSWERS.datum,
      day: addDays(isoDay(clock.now(), HOME_ZONE), 16),
      time: "12:00",
    },
    typ: { kind: "round_trip", stay: "", topics: ["panoramaflug"], booking: "request" },
    kosten: {
      ...EMPTY_ANSWERS.kosten,
      ownership: "club",
      flightTime: "1:00",
      hourlyRate: "180,00",
      extras: [{ kind: "landing", label: "", amount: "20,00" }],
      seats: "3",
      seatPrice: "50,00",
    },
    flugzeug: { planeId },
    route: {
      departure: "EDKB",
      destination: "",
      stops: [{ code: "", name: "Drachenfels", lat: 50.665, lng: 7.21 }],
    },
    fotos: { terrain: "hills" },
    versicherung: { isConfirmed: true },
    beschreibung: {
      title: "Rund ums Siebengebirge",
      description:
        "Wir starten in Hangelar, fliegen den Rhein hinauf und drehen über dem Drachenfels eine Runde.",
      meetingPoint: "Vor dem Tower",
      luggageKg: "5",
      isDogWelcome: true,
      isChildWelcome: false,
    },
  }
}

interface DraftParts {
  pilotId: number
  isOpen?: boolean
  answers?: Partial<SavedAnswers>
}

/** A draft against which nothing speaks but what `answers` says instead. */
export async function makeDraft(db: Db, { pilotId, isOpen = true, answers = {} }: DraftParts) {
  await makeAirport(db, "EDKB")
  const planeId = answers.flugzeug?.planeId ?? (await makePlane(db, { pilotId })).id
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('flights', 'id'))::int as id`,
  )
  return insertRow(db, flightDraftsTable, {
    flightId: rows[0]?.id ?? 0,
    pilotId,
    isOpen,
    answers: { ...finishedAnswers(planeId), ...answers },
    version: 1,
    stepVersions: Object.fromEntries(DRAFT_STEPS.map((step) => [step, 1])),
    createdAt: clock.now(),
    savedAt: clock.now(),
  })
}
