import { beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { ANGLES, type Angle } from "#features/places/region-address.ts"
import { findRegion, REGIONS } from "#features/places/regions.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { MAX_DESCRIPTION_LENGTH } from "../content-page.ts"
import { describeSection, getRegionPage } from "./region-page.ts"

const db = await testDatabase()
const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

function pageOf(angle: Angle, slug: string) {
  const region = findRegion(slug)
  if (!region) throw new Error(slug)
  return getRegionPage(db, { angle, region })
}

let roundTrip = { id: 0 }
let oneWay = { id: 0 }

// both start in Bonn-Hangelar
beforeAll(async () => {
  roundTrip = await makeFlight(db, { kind: "round_trip", departsAt: inDays(3) })
  oneWay = await makeFlight(db, { kind: "one_way", departsAt: inDays(2) })
})

test("a region shows the flights that start in its state or its circle, the next one first", async () => {
  for (const slug of ["nordrhein-westfalen", "koeln-bonn"]) {
    const { flights, facts, places } = await pageOf("fluege-ab", slug)
    expect(flights.map(({ id }) => id)).toEqual([oneWay.id, roundTrip.id])
    expect(facts?.flightCount).toBe(2)
    expect(places.map(({ code }) => code)).toEqual(["EDKB"])
  }
})

test("its page of round trips leaves out what does not come back", async () => {
  const { flights } = await pageOf("rundfluege-ab", "koeln-bonn")
  expect(flights.map(({ id }) => id)).toEqual([roundTrip.id])
})

test("where nothing starts there are no figures", async () => {
  expect(await pageOf("fluege-ab", "ostsee")).toMatchObject({
    flights: [],
    facts: null,
    places: [],
  })
})

test("each address opens with a part of its own, and all three share the rest", async () => {
  const pages = await Promise.all(ANGLES.map((angle) => pageOf(angle, "koeln-bonn")))
  expect(new Set(pages.map(({ own }) => own.html)).size).toBe(ANGLES.length)
  expect(new Set(pages.map(({ shared }) => JSON.stringify(shared))).size).toBe(1)
  for (const { own, shared } of pages) {
    expect(shared.length).toBeGreaterThan(0)
    expect(shared).not.toContainEqual(own)
  }
})

test("every page of every region has a title and a description that no other has", async () => {
  const pages = await Promise.all(
    REGIONS.flatMap((region) => ANGLES.map((angle) => getRegionPage(db, { angle, region }))),
  )
  for (const key of ["title", "description"] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  }
  const lengths = pages.map(({ description }) => description.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50)
})

test("a description is plain text, whatever its section is made of", () => {
  const html =
    '<p>Der <em>Dom</em> &amp; der &quot;Lange Eugen&quot;,\n<a href="/de/suche">von oben</a>.</p>\n<p>So geht&#39;s: 3 &lt; 5.</p>'
  expect(describeSection("Rundflüge ab Bonn", { html })).toBe(
    'Rundflüge ab Bonn. Der Dom & der "Lange Eugen", von oben. So geht\'s: 3 < 5.',
  )
})

test("a description that is too long ends after a whole word", () => {
  const description = describeSection("Rundflüge", { html: `<p>${"Wolkenband ".repeat(30)}</p>` })
  expect(description).toMatch(/^Rundflüge\. (?:Wolkenband )*Wolkenband…$/)
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
})
