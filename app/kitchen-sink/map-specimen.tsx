import { useState } from "react"
import type { Pin } from "#features/search/pins.ts"
import { pointing, useIsPointedAt } from "#features/search/ui/hovered-flight.ts"
import { Button } from "#ui/buttons/button.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { classNames } from "#ui/style/class-names.ts"

const BONN = { code: "EDKB", name: "Bonn-Hangelar", lat: 50.7689, lng: 7.1634 }
const COLOGNE = { code: "EDKL", name: "Leverkusen", lat: 51.0169, lng: 7.0067 }

function specimen(
  id: number,
  title: string,
  totalCents: number,
  to: Pin["to"],
  startsAt: string | null = "2027-06-12T07:30:00Z",
): Pin {
  const isRoundTrip = to === BONN || to === COLOGNE
  const from = isRoundTrip ? to : BONN
  return { id, title, totalCents, startsAt, timeZone: "Europe/Berlin", isRoundTrip, from, to }
}

const PINS: Pin[] = [
  specimen(1, "Übers Watt nach Juist", 6875, {
    code: "EDWJ",
    name: "Juist",
    lat: 53.6811,
    lng: 7.0558,
  }),
  specimen(2, "Siebengebirge im Abendlicht", 3500, BONN, "2027-06-18T17:45:00Z"),
  specimen(3, "Köln von oben, zur blauen Stunde", 3850, COLOGNE, "2027-06-20T19:10:00Z"),
  specimen(
    4,
    "Ein Tag auf Helgoland",
    11_000,
    { code: "EDXH", name: "Helgoland-Düne", lat: 54.1853, lng: 7.9158 },
    null,
  ),
  specimen(5, "Ein Mittag in Bremen", 7333, {
    code: "EDDW",
    name: "Bremen",
    lat: 53.0475,
    lng: 8.7867,
  }),
  specimen(6, "Drachenfels und Rolandsbogen", 3900, BONN, "2027-06-19T09:00:00Z"),
]

const FOUND = { pins: PINS, around: null }

const loadPinMap = () => import("#features/search/ui/map/pin-map.tsx").then(({ PinMap }) => PinMap)

/** The map of the search, with a list whose rows and pins know of each other. */
export function MapSpecimen() {
  const [isShown, setShown] = useState(false)
  return (
    <section aria-labelledby="karte" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
      <h2 id="karte" className="mb-10 text-h1">
        Karte
      </h2>
      <div className="grid gap-6 md:grid-cols-[18rem_1fr]">
        <ul className="grid content-start gap-2">
          {PINS.map((pin) => (
            <Row key={pin.id} pin={pin} />
          ))}
        </ul>
        <div className="h-[40rem] overflow-hidden rounded-card border border-line">
          {isShown ? (
            <LazyPart load={loadPinMap}>
              {(PinMap) => <PinMap found={FOUND} area={null} onSearchHere={nothing} />}
            </LazyPart>
          ) : (
            <div className="flex h-full items-center justify-center bg-map-sea">
              <Button onClick={() => setShown(true)}>Karte zeigen</Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function nothing() {}

function Row({ pin }: { pin: Pin }) {
  const isPointedAt = useIsPointedAt(pin.id)
  return (
    <li
      {...pointing(pin.id)}
      aria-current={isPointedAt || undefined}
      className={classNames(
        "rounded-panel border bg-surface px-4 py-3 text-ui",
        isPointedAt ? "border-act ring-1 ring-act" : "border-line",
      )}
    >
      {pin.title}
    </li>
  )
}
