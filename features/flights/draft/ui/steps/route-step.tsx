import { useState } from "react"
import { airportTitle } from "#features/places/airport.ts"
import { isSameStop, type StopPlace } from "#features/places/stop-place.ts"
import { StopField } from "#features/places/ui/stop-field.tsx"
import { RememberingAirportField } from "#features/users/core/ui/remembering-airport-field.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { MAX_STOPS } from "../../answers.ts"
import { stepPath } from "../../draft.ts"
import { minutesOfRoute } from "../../judge-time-of-route.ts"
import { pointsOfRoute } from "../../points-of-route.ts"
import { planRoute } from "../../route-plan.ts"
import { parseMinutes } from "../../typed-values.ts"
import { useAnswersOf } from "../draft-provider.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { LegTable } from "./leg-table.tsx"
import { RouteChart } from "./route-chart.tsx"
import { RouteFields } from "./route-fields.tsx"
import { RouteTime } from "./route-time.tsx"
import { StopList } from "./stop-list.tsx"

/** Where the flight leads: its ends, what lies between them, and how long that takes. */
export function RouteStep() {
  const { methods, page, problem, warnings, finish } = useStepForm("route")
  const { watch, setValue } = methods
  const route = watch()
  const [{ planeId }] = useAnswersOf("flugzeug")
  const [costs, setCosts] = useAnswersOf("kosten")
  const [told, setTold] = useState("")
  const { kind } = page.answers.typ
  const isRound = kind === "round_trip"
  const plane = page.planes.find(({ id }) => id === planeId)
  const points = pointsOfRoute(route, kind, page.airports)
  const plan = planRoute(points, {
    kind: kind || "one_way",
    cruiseKnots: plane?.cruiseKnots ?? null,
  })
  const minutes = plan.legs.length > 0 ? minutesOfRoute(plan, kind || "one_way") : null
  const isFull = route.stops.length >= MAX_STOPS

  function changeStops(stops: StopPlace[]) {
    setValue("stops", stops, { shouldDirty: true })
  }

  function add(stop: StopPlace) {
    const last = route.stops.at(-1)
    if (last && isSameStop(last, stop)) {
      setTold(`${stop.name} steht schon am Ende der Liste.`)
      return
    }
    changeStops([...route.stops, stop])
    setTold(`${stop.name} ist jetzt Ort ${route.stops.length + 1}.`)
  }

  const nameOf = (wanted: string) => {
    const airport = page.airports.find(({ code }) => code === wanted)
    return airport ? `${airportTitle(airport)} (${airport.code})` : wanted
  }

  return (
    <StepFrame
      step="route"
      title={isRound ? "Wo fliegt ihr lang?" : "Von wo wohin?"}
      intro={
        isRound
          ? "Euer Rundflug endet, wo er beginnt. Nenn die Orte, über die ihr fliegt."
          : "Start, Ziel und was ihr unterwegs seht. Kleine Umwege machen oft den Reiz."
      }
      finish={finish}
      warnings={warnings}
      aside={
        <RouteFields
          page={page}
          route={route}
          minutes={parseMinutes(costs.flightTime) ?? minutes}
        />
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <RememberingAirportField
          label={isRound ? "Start und Landung" : "Start"}
          name="departure"
          defaultText={nameOf(route.departure)}
          onCodeChange={(code) => setValue("departure", code, { shouldDirty: true })}
          error={problem("departure")}
        />
        {!isRound && (
          <RememberingAirportField
            label="Ziel"
            name="destination"
            defaultText={nameOf(route.destination)}
            onCodeChange={(code) => setValue("destination", code, { shouldDirty: true })}
            error={problem("destination")}
          />
        )}
      </div>
      <section aria-labelledby="unterwegs" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="unterwegs" className="text-h4">
          Unterwegs
        </h2>
        {isFull ? (
          <Notice>
            Mehr als {MAX_STOPS} Orte nimmt eine Route nicht auf. Für einen neuen muss einer gehen.
          </Notice>
        ) : (
          <StopField
            label="Ort hinzufügen"
            hint={
              isRound
                ? "Oder tipp ihn auf der Karte an."
                : "Wenn ihr unterwegs etwas seht. Oder tipp es auf der Karte an."
            }
            error={problem("stops")}
            onAdd={add}
          />
        )}
        <RouteChart points={points} onAdd={isFull ? undefined : add} />
        <StopList
          stops={route.stops}
          onChange={(stops) => {
            changeStops(stops)
            setTold("")
          }}
          problem={(index) => problem(`stops.${index}`)}
        />
        <p role="status" className="sr-only">
          {told}
        </p>
      </section>
      {plan.legs.length > 0 && (
        <section aria-labelledby="strecke" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="strecke" className="text-h4">
            Strecke und Zeit
          </h2>
          <LegTable plan={plan} note={noteOf(kind)} />
          {!plane && (
            <p className="text-ui text-ink2">
              Wie lange das dauert, steht hier, sobald du ein{" "}
              <TextLink isInline href={stepPath(page.path, "flugzeug")}>
                Flugzeug gewählt
              </TextLink>{" "}
              hast.
            </p>
          )}
          <RouteTime
            minutes={minutes}
            flightTime={costs.flightTime}
            onTake={(flightTime) => setCosts({ ...costs, flightTime })}
          />
        </section>
      )}
    </StepFrame>
  )
}

function noteOf(kind: string): string {
  if (kind === "round_trip") return "mit Rollen, Platzrunde und einem Kreis über jedem Ort"
  if (kind === "excursion") return "hin, mit Rollen und Platzrunde; zurück noch einmal so lang"
  return "mit Rollen und Platzrunde"
}
