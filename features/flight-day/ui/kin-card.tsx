import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { isNamed } from "#features/users/core/name-in-sentence.ts"
import { formatLongDay, formatTime } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { dayStrip } from "../day-strip.ts"
import type { KinView } from "../kin-view.ts"

/** To somebody at home: whether the flight is ahead, under way or landed. */
export function KinCard({ view }: { view: KinView }) {
  const { day, departure, durationMinutes, pilot, isCancelled } = view
  const { title, text } = newsOf(view)
  return (
    <>
      <h1 className="text-h2">{title}</h1>
      <p className="mt-2 text-lead text-ink2">{text}</p>
      {!isCancelled && (
        <Card className="mt-6" elevation="raised">
          <p className="text-ui text-ink2">
            {formatLongDay(new Date(day.departsAt), day.timeZone)}
            {isNamed(pilot) && `, ${pilot} am Steuer`}
          </p>
          <div className="mt-4 border-t border-line pt-3.5">
            <FlightStrip {...dayStrip(day, departure, durationMinutes)} />
          </div>
        </Card>
      )}
      <p className="mt-6 max-w-text text-small text-ink3">
        Zeiten sind Ortszeit am Abflugort, wie sie am Steuer gemeldet werden, ohne Meldung die
        geplanten. Diese Seite sieht von selbst nach Neuem.
      </p>
    </>
  )
}

function newsOf({ day, isCancelled, departure }: KinView): { title: string; text: string } {
  if (isCancelled || day.status === "cancelled" || day.status === "blocked") {
    return { title: "Der Flug findet nicht statt", text: "Alle bleiben am Boden." }
  }
  const at = (instant: string) => formatTime(new Date(instant), day.timeZone)
  const place = (day.divertedTo ?? day.destination).name
  switch (day.status) {
    case "under_way":
      return {
        title: "Unterwegs",
        text: `${day.tookOffAt ? `Gestartet um ${at(day.tookOffAt)} Uhr` : "Gestartet"}, Landung in ${place} gegen ${at(day.expectedArrivesAt)} Uhr.`,
      }
    case "settlement_due":
    case "settlement_submitted":
    case "closed":
      return {
        title: "Gelandet",
        text: day.landedAt
          ? `Um ${at(day.landedAt)} Uhr in ${place}.`
          : `In ${place}, geplant um ${at(day.expectedArrivesAt)} Uhr.`,
      }
    default:
      return {
        title: "Noch am Boden",
        text: `Start in ${departure.name} um ${at(day.expectedDepartsAt ?? day.departsAt)} Uhr.`,
      }
  }
}
