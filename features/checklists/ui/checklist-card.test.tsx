import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import type { ChecklistFlight, Moment, Tick } from "../checklist.ts"
import { itemsOf } from "../checklist-items.ts"
import { ChecklistCard } from "./checklist-card.tsx"

const FLIGHT: ChecklistFlight = {
  id: 7,
  title: "Einmal um den Drachenfels",
  role: "pilot",
  departsAt: "2026-12-05T10:00:00.000Z",
  arrivesAt: "2026-12-05T11:00:00.000Z",
  timeZone: "Europe/Berlin",
  durationMinutes: 60,
  departure: { name: "Bonn-Hangelar", code: "EDKB" },
  destination: { name: "Bonn-Hangelar", code: "EDKB" },
  registration: "D-EABC",
  meetingPoint: "",
}

function draw(moment: Moment, ticked: readonly string[]): string {
  const ticks = ticked.map((item): Tick => {
    return { item, isDone: true, changedAt: "2026-12-03T10:00:00.000Z" }
  })
  const owner = { userId: 1, firstName: "Mara" }
  const element = <ChecklistCard owner={owner} flight={FLIGHT} ticks={ticks} moment={moment} />
  const router = createMemoryRouter([{ path: "*", element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** What its plain form would post. */
function posted(html: string): string[] {
  const inputs = html.match(/<input[^>]*name="item"[^>]*>/g) ?? []
  return inputs
    .filter((input) => input.includes('type="hidden"') || input.includes('checked=""'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1] ?? "")
}

test("the form of one moment leaves the ticks of all others as they are", () => {
  const ticked = ["introduced", "weather-read", "belts-shown"]
  const html = draw("day-before", ticked)
  expect(posted(html).toSorted()).toEqual(ticked.toSorted())
  expect(html.match(/type="checkbox"/g)).toHaveLength(5)
  expect(html).toContain(`3 von ${itemsOf("pilot").length} erledigt`)
})

test("what is open from before is counted until the landing, when it is too late for it", () => {
  expect(draw("day-before", ["introduced"])).toContain("Von vorher noch offen: 4")
  expect(draw("booked", [])).not.toContain("Von vorher")
  expect(draw("landed", [])).not.toContain("Von vorher")
})
