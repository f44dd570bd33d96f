import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import {
  flightRequestsTable,
  flightRequestNotificationsTable as notifications,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"

/** What a person asked for, answered and was told of, for the export of their data. */
export async function exportFlightRequests(db: Db, userId: number) {
  const own = await db
    .select()
    .from(flightRequestsTable)
    .where(eq(flightRequestsTable.userId, userId))
    .orderBy(asc(flightRequestsTable.id))
  const answered = await db
    .select()
    .from(offers)
    .where(eq(offers.pilotId, userId))
    .orderBy(asc(offers.startedAt))
  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.pilotId, userId))
    .orderBy(asc(notifications.notifiedAt))
  return {
    gesuche: own.map((request) => ({
      nummer: request.id,
      stand: request.status,
      ort: request.place,
      breite: request.lat,
      laenge: request.lng,
      umkreisKm: request.radiusKm,
      wohin: request.goal,
      ziel: request.destination,
      zielBreite: request.destinationLat,
      zielLaenge: request.destinationLng,
      ersterTag: request.firstDay,
      letzterTag: request.lastDay,
      personen: request.persons,
      hoechstensCent: request.maxPriceCents,
      nachricht: request.message,
      geschriebenAm: request.createdAt,
      aufgegebenAm: request.openedAt,
      giltBis: request.endsAt,
      beendetAm: request.endedAt,
    })),
    beantwortet: answered.map((offer) => ({
      gesuch: offer.flightRequestId,
      flug: offer.flightId,
      begonnenAm: offer.startedAt,
      angebotenAm: offer.offeredAt,
    })),
    gemeldet: told.map((notice) => ({
      gesuch: notice.flightRequestId,
      gemeldetAm: notice.notifiedAt,
    })),
  }
}
