import type { FlightDetail } from "#features/flights/core/server/flights-queries.ts"
import type { BriefingPlace } from "#features/weather/briefing-place.ts"
import { isWeatherConfigured } from "#features/weather/server/find-reports.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { sunTimes } from "#platform/sun.ts"
import { briefingOpensAt, canReadBriefing, hasBriefing } from "../briefing-hours.ts"
import { type BriefedAerodrome, briefedAerodromes } from "./briefed-aerodromes.ts"
import { findMinimums } from "./find-minimums.ts"

/**
 * What the room of a flight knows of its weather without asking anybody; null once it has flown. The
 * reports come after the page.
 */
export async function loadBriefing(db: Db, detail: FlightDetail) {
  const { flight } = detail
  if (!hasBriefing(flight)) return null
  return {
    flightId: flight.id,
    pilotId: flight.pilotId,
    timeZone: flight.timeZone,
    opensAt: briefingOpensAt(flight).toISOString(),
    isOpen: canReadBriefing(flight, flight.pilotId, clock.now()),
    hasReports: isWeatherConfigured(),
    countries: [...new Set([detail.departure.country, detail.destination.country])],
    places: (await briefedAerodromes(db, detail)).map(placeOf),
    minimums: await findMinimums(db, flight.pilotId),
  }
}

function placeOf({ airport, visits }: BriefedAerodrome): BriefingPlace {
  const { code, name, timeZone } = airport
  const [first] = visits
  const sun = first && sunTimes(isoDay(new Date(first.at), timeZone), airport)
  return {
    code,
    name,
    timeZone,
    visits,
    sun: {
      dawn: sun?.dawn?.toISOString() ?? null,
      sunrise: sun?.sunrise?.toISOString() ?? null,
      sunset: sun?.sunset?.toISOString() ?? null,
      dusk: sun?.dusk?.toISOString() ?? null,
    },
  }
}
