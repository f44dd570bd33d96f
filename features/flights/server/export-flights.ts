import { asc, eq } from "drizzle-orm"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { changeRows } from "#features/flights/core/flight-change.ts"
import { wholePhotoKey } from "#features/flights/core/flight-photo-path.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import {
  flightCostsTable,
  flightPricesTable,
  flightStopsTable,
  flightsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { RETURN_REASONS } from "#features/flights/core/vetting.ts"
import { listDrafts } from "#features/flights/draft/server/flight-drafts.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"

const { id, pilotId } = flightsTable

/** A pilot's flights with route, costs and every price, for the export of their data. */
export async function exportFlights(db: Db, userId: number) {
  const own = eq(pilotId, userId)
  const flights = await db.select().from(flightsTable).where(own).orderBy(asc(id))
  const stops = await db
    .select({ stop: flightStopsTable })
    .from(flightStopsTable)
    .innerJoin(flightsTable, eq(id, flightStopsTable.flightId))
    .where(own)
    .orderBy(asc(flightStopsTable.position))
  const costs = await db
    .select({ cost: flightCostsTable })
    .from(flightCostsTable)
    .innerJoin(flightsTable, eq(id, flightCostsTable.flightId))
    .where(own)
    .orderBy(asc(flightCostsTable.position))
  const prices = await db
    .select({ price: flightPricesTable })
    .from(flightPricesTable)
    .innerJoin(flightsTable, eq(id, flightPricesTable.flightId))
    .where(own)
    .orderBy(asc(flightPricesTable.id))
  const vettings = await db
    .select({ vetting: flightVettingsTable })
    .from(flightVettingsTable)
    .innerJoin(flightsTable, eq(id, flightVettingsTable.flightId))
    .where(own)
    .orderBy(asc(flightVettingsTable.id))
  const changes = await db
    .select({ change: flightChangesTable })
    .from(flightChangesTable)
    .innerJoin(flightsTable, eq(id, flightChangesTable.flightId))
    .where(own)
    .orderBy(asc(flightChangesTable.id))
  const changesOf = Map.groupBy(changes, ({ change }) => change.flightId)
  const photos = await listPhotosOfPilot(db, userId)
  const drafts = await listDrafts(db, userId)
  const stopsOf = Map.groupBy(stops, ({ stop }) => stop.flightId)
  const costsOf = Map.groupBy(costs, ({ cost }) => cost.flightId)
  const vettingsOf = Map.groupBy(vettings, ({ vetting }) => vetting.flightId)
  const pricesOf = Map.groupBy(prices, ({ price }) => price.flightId)
  return {
    fluege: flights.map((flight) => ({
      nummer: flight.id,
      titel: flight.title,
      beschreibung: flight.description,
      treffpunkt: flight.meetingPoint,
      stand: flight.status,
      art: FLIGHT_KIND_LABELS[flight.kind],
      themen: flight.topics,
      flugzeug: flight.planeId,
      start: flight.departsAt,
      landung: flight.arrivesAt,
      zeitzone: flight.timeZone,
      zeitraum: flight.schedule === "flexible" ? [flight.windowFrom, flight.windowTo] : null,
      minuten: flight.durationMinutes,
      kilometer: flight.distanceKm,
      plaetze: flight.seatsOffered,
      gesamtkostenEuro: inEuros(flight.totalCostCents),
      kostenanteilEuro: inEuros(flight.seatPriceCents),
      sofortBuchbar: flight.isInstantBooking,
      gepaeckKgJePerson: flight.luggageKgPerPerson,
      angelegtAm: flight.createdAt,
      veroeffentlichtAm: flight.publishedAt,
      stationen: (stopsOf.get(flight.id) ?? []).map(({ stop }) => ({
        name: stop.name,
        hinweis: stop.note,
        breite: stop.lat,
        laenge: stop.lng,
        minute: stop.minute,
      })),
      kosten: (costsOf.get(flight.id) ?? []).map(({ cost }) => ({
        wofuer: cost.label,
        warumSoViel: cost.explanation,
        euro: inEuros(cost.amountCents),
      })),
      preise: (pricesOf.get(flight.id) ?? []).map(({ price }) => ({
        kostenanteilEuro: inEuros(price.seatPriceCents),
        gesamtkostenEuro: inEuros(price.totalCostCents),
        giltAb: price.validFrom,
      })),
      aenderungen: (changesOf.get(flight.id) ?? []).map(({ change }) => ({
        was: changeRows(change.before, change.after, currentFeeRule()),
        geaendertAm: change.changedAt,
        gaesteGefragtBis: change.answerBy,
      })),
      pruefungen: (vettingsOf.get(flight.id) ?? []).map(({ vetting }) => ({
        eingereichtAm: vetting.submittedAt,
        entschiedenAm: vetting.decidedAt,
        ergebnis: vetting.verdict,
        grund: vetting.reason && RETURN_REASONS[vetting.reason],
        hinweis: vetting.note,
      })),
    })),
    flugfotos: photos.map((photo) => ({
      kennung: photo.id,
      flug: photo.flightId,
      beschreibung: photo.alt,
      hochgeladenAm: photo.createdAt,
    })),
    entwuerfe: drafts.map((draft) => ({
      nummer: draft.flightId,
      antworten: draft.answers,
      angelegtAm: draft.createdAt,
      gespeichertAm: draft.savedAt,
    })),
  }
}

/** Their photos as files, whole: what each is called in the copy, and where the store keeps it. */
export async function listFlightPhotoFiles(db: Db, userId: number) {
  const photos = await listPhotosOfPilot(db, userId)
  return photos.map((photo) => ({
    file: `flugfotos/${photo.id}.webp`,
    key: wholePhotoKey(photo.id),
  }))
}

function listPhotosOfPilot(db: Db, userId: number) {
  return db
    .select()
    .from(flightPhotosTable)
    .where(eq(flightPhotosTable.pilotId, userId))
    .orderBy(asc(flightPhotosTable.flightId), asc(flightPhotosTable.position))
}
