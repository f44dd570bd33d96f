import type { Topic } from "#features/flights/core/flight.ts"
import { isTerrain } from "#illustrations/scene/terrain.ts"
import { isoDay } from "#platform/days.ts"
import { formatTime } from "#platform/time.ts"
import type { AnswersOf, DraftAnswers, StopAnswer } from "./answers.ts"
import { costsOfRows } from "./costs-of-rows.ts"
import { EMPTY_ANSWERS } from "./empty-answers.ts"
import type { FlightRows } from "./flight-rows.ts"
import { writeMinutes } from "./typed-values.ts"

/** What its pilot would have to answer for this flight: the way back from its rows to the forms. */
export function answersOfFlight(flight: FlightRows): DraftAnswers {
  const { kind, topics, title, description, meetingPoint, terrain } = flight
  return {
    datum: dateOf(flight),
    typ: {
      kind,
      stay: stayOf(flight),
      topics: topics.filter((topic) => !TOPICS_OF_DESCRIPTION.includes(topic)),
      booking: flight.isInstantBooking ? "instant" : "request",
    },
    kosten: costsOfRows(flight),
    flugzeug: { planeId: flight.planeId },
    route: {
      departure: flight.departureCode,
      destination: kind === "round_trip" ? "" : flight.destinationCode,
      stops: stopsBetween(flight),
    },
    fotos: { terrain: isTerrain(terrain) ? terrain : "" },
    zusammenfassung: {},
    versicherung: { isConfirmed: flight.insuranceConfirmedAt !== null },
    beschreibung: {
      title,
      description,
      meetingPoint,
      luggageKg: String(flight.luggageKgPerPerson),
      isDogWelcome: topics.includes("flug-mit-hund"),
      isChildWelcome: topics.includes("flug-mit-kind"),
    },
  }
}

/** Topics that are asked for with the description. */
const TOPICS_OF_DESCRIPTION: readonly Topic[] = ["flug-mit-hund", "flug-mit-kind"]

function dateOf({ schedule, departsAt, timeZone, ...flight }: FlightRows): AnswersOf<"datum"> {
  if (schedule === "fixed" && departsAt) {
    return {
      ...EMPTY_ANSWERS.datum,
      schedule: "fixed",
      day: isoDay(departsAt, timeZone),
      time: formatTime(departsAt, timeZone),
    }
  }
  return {
    ...EMPTY_ANSWERS.datum,
    schedule,
    windowFrom: flight.windowFrom ?? "",
    windowTo: flight.windowTo ?? "",
    windowWeekdays: flight.windowWeekdays,
    windowEarliest: flight.windowEarliest?.slice(0, 5) ?? "",
    windowLatest: flight.windowLatest?.slice(0, 5) ?? "",
  }
}

/** Flights of before say how long they stay by their last stop alone. */
function stayOf({ kind, stayMinutes, durationMinutes, stops }: FlightRows): string {
  if (kind !== "excursion") return ""
  const minutes = stayMinutes ?? (stops.at(-1)?.minute ?? 0) - 2 * durationMinutes
  return minutes > 0 ? writeMinutes(minutes) : ""
}

/** Places between the departure and the first arrival at the destination. */
function stopsBetween({ kind, destinationAirportId, stops }: FlightRows): StopAnswer[] {
  const arrival = stops.findIndex(
    ({ airportId }, index) => index > 0 && airportId === destinationAirportId,
  )
  const end = kind === "excursion" && arrival > 0 ? arrival : -1
  return stops
    .slice(1, end)
    .map(({ code, name, lat, lng }) => ({ code: code ?? "", name, lat, lng }))
}
