import { alias } from "drizzle-orm/pg-core"
import { airportsTable } from "#features/places/server/places-tables.ts"

export const departureTable = alias(airportsTable, "departure")
export const destinationTable = alias(airportsTable, "destination")

/** What an entry says of both ends of a flight. */
export const calendarRoute = {
  departure: {
    code: departureTable.code,
    name: departureTable.name,
    lat: departureTable.lat,
    lng: departureTable.lng,
  },
  destination: { code: destinationTable.code, name: destinationTable.name },
}
