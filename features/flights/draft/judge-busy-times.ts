import { isoDay } from "#platform/days.ts"
import { formatInstant, formatTime } from "#platform/time.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { BusyTime, DraftFacts } from "./facts.ts"
import type { FlightTimes } from "./offer.ts"
import { startReading } from "./reading.ts"

/** Nobody is on two flights at a time, and no aircraft: with bookings never, without with a warning. */
export function judgeBusyTimes(
  times: readonly FlightTimes[],
  planeId: number | null,
  schedule: AnswersOf<"datum">["schedule"],
  { busy }: Pick<DraftFacts, "busy">,
): Reading<undefined> {
  const { refuse, warn, end } = startReading("datum")
  if (times.some(({ departsAt }, index) => departsAt < (times[index - 1]?.endsAt ?? departsAt))) {
    refuse("seriesTime", "Ein Flug der Serie beginnt, bevor der davor zu Ende ist.")
  }
  for (const { departsAt, endsAt } of times) {
    const others = busy.filter(
      (one) =>
        one.from < endsAt &&
        departsAt < one.to &&
        (one.isPilotsOwn || (planeId !== null && one.planeId === planeId)),
    )
    const booked = others.find(({ isBooked }) => isBooked)
    const [other] = others
    if (booked) refuse(schedule === "series" ? "seriesTime" : "time", formatBooked(booked))
    else if (other) warn(formatOffered(other))
  }
  return end(() => undefined)
}

function formatOffered({ title, isPilotsOwn }: BusyTime): string {
  const other = isPilotsOwn
    ? `Zur selben Zeit bietest du „${title}“ an.`
    : "Zur selben Zeit ist dieses Flugzeug schon für einen anderen Flug vorgesehen."
  return `${other} Sobald einer der beiden Flüge gebucht ist, kann der andere nicht mehr gebucht werden.`
}

function formatBooked({ title, from, to, timeZone, isPilotsOwn }: BusyTime): string {
  const isOneDay = isoDay(from, timeZone) === isoDay(to, timeZone)
  const span = isOneDay
    ? `${formatInstant(from, timeZone).replace(" Uhr", "")}–${formatTime(to, timeZone)} Uhr`
    : `${formatInstant(from, timeZone)} bis ${formatInstant(to, timeZone)}`
  return isPilotsOwn
    ? `Da fliegst du schon: „${title}“, ${span}, ist gebucht.`
    : `Das Flugzeug ist dann schon unterwegs: ${span}.`
}
