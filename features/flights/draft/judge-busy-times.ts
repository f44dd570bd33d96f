import { formatInstant, formatTime } from "#platform/time.ts"
import type { Reading } from "./draft.ts"
import type { BusyTime, DraftFacts } from "./facts.ts"
import type { FlightTimes } from "./offer.ts"
import { startReading } from "./reading.ts"

/** Nobody is on two flights at a time, and no aircraft: with bookings never, without with a warning. */
export function judgeBusyTimes(
  times: readonly FlightTimes[],
  planeId: number | null,
  { busy }: Pick<DraftFacts, "busy">,
): Reading<undefined> {
  const { refuse, warn, end } = startReading("datum")
  for (const { departsAt, endsAt } of times) {
    const other = busy.find(
      (one) =>
        one.from < endsAt &&
        departsAt < one.to &&
        (one.isPilotsOwn || (planeId !== null && one.planeId === planeId)),
    )
    if (!other) continue
    const property = times.length > 1 ? "seriesTime" : "time"
    if (other.isBooked) refuse(property, bookedInWords(other))
    else {
      warn(
        `Zur selben Zeit bietest du „${other.title}“ an. Sobald einer der beiden Flüge gebucht ist, kann der andere nicht mehr gebucht werden.`,
      )
    }
  }
  return end(() => undefined)
}

function bookedInWords({ title, from, to, timeZone, isPilotsOwn }: BusyTime): string {
  const span = `${formatInstant(from, timeZone).replace(" Uhr", "")}–${formatTime(to, timeZone)} Uhr`
  return isPilotsOwn
    ? `Da fliegst du schon: „${title}“, ${span}, ist gebucht.`
    : `Das Flugzeug ist dann schon unterwegs: ${span}.`
}
