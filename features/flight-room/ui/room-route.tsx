import { type TimelineLeg, TimelineLegs } from "#features/flights/core/ui/timeline-legs.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"

export interface RoomRouteProps {
  map: string
  legs: readonly TimelineLeg[]
  /** Where everybody meets, in the pilot's words; else the airport. */
  meetingPoint: string
  departure: { name: string; lat: number; lng: number }
  /** The sun at both ends on the day, „Bonn 08:14–16:32“. */
  daylight: readonly { place: string; hours: string }[]
}

/** Where to meet and how to get there, the route, and how long it is light. */
export function RoomRoute({ map, legs, meetingPoint, departure, daylight }: RoomRouteProps) {
  return (
    <Card as="section" labelledBy="route">
      <h2 id="route" className="scroll-mt-6 text-h3">
        Treffpunkt und Route
      </h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-8">
        <ChartMap
          svg={map}
          className="self-start overflow-hidden rounded-panel border border-line max-sm:order-last"
        />
        <div className="grid content-start gap-6">
          <DescriptionList
            entries={[
              {
                term: "Treffpunkt",
                description: (
                  <>
                    {meetingPoint || departure.name}.{" "}
                    <a
                      href={wayTo(departure)}
                      rel="noreferrer"
                      className="text-link underline underline-offset-4 hover:text-ink"
                    >
                      Weg zum Flugplatz auf OpenStreetMap
                    </a>
                  </>
                ),
              },
              ...daylight.map(({ place, hours }) => ({
                term: daylight.length === 1 ? "Tageslicht" : `Tageslicht ${place}`,
                description: <span className="font-mono tracking-time">{hours}</span>,
              })),
            ]}
          />
          <TimelineLegs legs={legs} />
        </div>
      </div>
    </Card>
  )
}

function wayTo({ lat, lng }: { lat: number; lng: number }): string {
  const to = `${lat.toFixed(5)},${lng.toFixed(5)}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`
}
