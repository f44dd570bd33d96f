import { existsSync } from "node:fs"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { beforeAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { deleteActivationOf } from "#features/subscriptions/server/delete-activation.ts"
import { subscriptionsTable } from "#features/subscriptions/server/subscriptions-tables.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { routes as builtRoutes } from "#tests/support/page-build.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { titleOf, visibleLines } from "#tests/support/visible-text.ts"

/*
 * The screens and routes of the specification's section 2, asked for as a browser does, and the layout
 * that each wears.
 */

const db = await testDatabase()
const application = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const { app } = application

const pilot = await makePilot(db, { firstName: "Jan", lastName: "Reimers" })
const guest = await makeUser(db)
const admin = await makeUser(db, { isAdmin: true })
const flight = await makeFlight(db, { pilotId: pilot.id })
beforeAll(() => workOff(db))

const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

type As = number | { id: number; cookie: string } | undefined

async function ask(path: string, as?: As) {
  const id = typeof as === "object" ? as.id : as
  const session = id === undefined ? "" : await accessCookieFor(db, id)
  const cookie = [session, typeof as === "object" ? as.cookie : ""].filter(Boolean).join("; ")
  const answer = await app.request(env().PUBLIC_URL + path, { headers: { cookie } })
  const { status, headers } = answer
  return { status, location: headers.get("location"), html: await answer.text() }
}

/** Of every address: the file of the layout around its page. */
function layoutsOf(entries: readonly RouteConfigEntry[], above = "", layout = "") {
  const found: Record<string, string> = {}
  for (const { path, file, children } of entries) {
    const address = path === undefined ? above : `${above}/${path}`
    const name = /^layouts\/([\w-]+)\.tsx$/.exec(file)?.[1]
    if (children) Object.assign(found, layoutsOf(children, address, name ?? layout))
    else found[address] = layout
  }
  return found
}

const layouts = layoutsOf(await routes)

/** Pages answer, and each wears the layout. */
async function expectPages(layout: string, pages: Record<string, string>, as?: As) {
  const wrong: string[] = []
  for (const [path, address] of Object.entries(pages)) {
    const { status, html } = await ask(path, as)
    const isPage = status === 200 && visibleLines(html).length > 5
    if (!isPage || layouts[address] !== layout) wrong.push(`${path}: ${status} ${layouts[address]}`)
  }
  expect(wrong).toEqual([])
}

const plain = (names: string) =>
  Object.fromEntries(names.split(" ").map((name) => [`/de/${name}`, `/de/${name}`]))

test("the storefront's pages wear its layout", {
  meta: proves("layout-storefront", "seo-pages", "feature-pages", "route-prefix"),
}, async () => {
  await expectPages("storefront", { "/de": "/de" })
  await expectPages("storefront", plain("sale fluggutschein-verschenken registrieren versicherung"))
  await expectPages(
    "storefront",
    plain("was-kostet-eine-spl-im-jahr was-kostet-eine-ppl-a-im-jahr"),
  )
  const region = "/de/:page"
  await expectPages("storefront", {
    "/de/fluege-ab-bayern": region,
    "/de/geschenkidee-bayern": region,
    "/de/rundfluege-ab-bayern": region,
  })
  await expectPages(
    "storefront",
    plain(
      "flug-mit-hund alpenflug stadtflug schnupperflug inselflug wochenendtrip flug-mit-kind panoramaflug heiratsantrag-in-der-luft kunstflug nachtflug luftfotografie wunschflug",
    ),
  )
  expect((await ask("/en/suche")).status).toBe(404)
  expect((await ask("/suche")).status).toBe(404)
})

test("flight, airport, profile, the catalogue of components and the texts wear the hero's layout", {
  meta: proves("layout-hero-made", "layout-hero-texts", "server-redeem"),
}, async () => {
  await expectPages("storefront-hero", {
    [`/de/flug/${flight.id}`]: "/de/flug/:flightId",
    "/de/flugplatz/EDKB": "/de/flugplatz/:code",
    [`/de/profil/${pilot.id}`]: "/de/profil/:userId",
    "/de/kitchen-sink": "/de/kitchen-sink",
  })
  await expectPages(
    "storefront-hero",
    plain(
      "einloesen hilfe presse agb safety impressum datenschutz easa-charta verhaltenskodex beliebte-themen fluege-entdecken gutscheine-entdecken gesuch",
    ),
  )
})

test("the search has a layout of its own", { meta: proves("layout-search") }, () =>
  expectPages("search", { "/de/suche": "/de/suche" }),
)

test("the login has its own too, and lets in guests alone", {
  meta: proves("layout-login"),
}, async () => {
  await expectPages("login", { "/de/login": "/de/login" })
  expect(await ask("/de/login", guest.id)).toMatchObject({ status: 302, location: "/de/cockpit" })
})

test("checkout, payment and success wear the layout of the checkout", {
  meta: proves("layout-checkout"),
}, async () => {
  const held = await holdSeats(application, flight.id, 1, guest.id)
  const { cookie, path, orderPath } = checkoutOf(held)
  const there = { id: guest.id, cookie }
  const ref = path.split("/").at(-1)
  await expectPages("checkout", { [`/de/kasse?bestellung=${ref}`]: "/de/kasse" }, there)
  const order = await application.call("POST", orderPath, {
    as: guest.id,
    cookie,
    body: orderOf(1),
  })
  const { paymentPath } = order.json as { paymentPath: string }
  await expectPages("checkout", { [paymentPath]: "/de/kasse/zahlung/:ref" }, there)
  const payment = paymentPath.split("/").at(-1)
  await application.call("POST", `/api/trial-payments/${payment}`, { body: { outcome: "pay" } })
  await workOff(db)
  await expectPages(
    "checkout",
    { [`/de/kasse/erfolg?bestellung=${ref}`]: "/de/kasse/erfolg" },
    there,
  )
})

const COCKPIT = ["", "archiv", "nachrichten", "infos", "easa", "hilfe", "checkliste"]
  .concat(["versicherung", "code-of-conduct", "gesuche", "einstellungen"])
  .concat(["einstellungen/profil", "einstellungen/verifizierung"])
  .map((name) => `/de/cockpit${name && `/${name}`}`)

test("the cockpit's pages wear its layout, and lead guests to the login and back", {
  meta: proves("layout-cockpit", "cockpit-guests"),
}, async () => {
  await expectPages("cockpit", Object.fromEntries(COCKPIT.map((path) => [path, path])), pilot.id)
  for (const path of COCKPIT) {
    const { status, location } = await ask(path)
    expect([status, location]).toEqual([302, `/de/login?redirect=${encodeURIComponent(path)}`])
  }
})

test("a flight is called off, settled and paid out on pages of the cockpit", {
  meta: proves("cockpit-flight-pages", "cockpit-passenger-pages"),
}, async () => {
  const own = await makeFlight(db, { pilotId: pilot.id, departsAt: inDays(20) })
  const booking = await makeBooking(db, { flight: own, passengerId: guest.id })
  const landed = { pilotId: pilot.id, departsAt: inDays(30), step: "costs" } as const
  const { flight: stated } = await makeSettlement(db, landed)
  const submitted = { ...landed, departsAt: inDays(40), step: "submitted" } as const
  const paid = await makeSettlement(db, submitted)
  const of = `/de/cockpit/flug/${stated.id}`
  const at = "/de/cockpit/flug/:flightId"
  await expectPages(
    "cockpit",
    {
      [`/de/cockpit/flug/${own.id}/absagen`]: `${at}/absagen`,
      [`/de/cockpit/flug/${own.id}/passagier/${booking.id}/absagen`]: `${at}/passagier/:bookingId/absagen`,
      [`${of}/abrechnung/kosten`]: `${at}/abrechnung/kosten`,
      [`${of}/abrechnung/bestaetigen`]: `${at}/abrechnung/bestaetigen`,
      [`${of}/abrechnung/bankdaten`]: `${at}/abrechnung/bankdaten`,
      [`/de/cockpit/flug/${paid.flight.id}/passagier/${paid.bookingId}/auszahlen`]: `${at}/passagier/:bookingId/auszahlen`,
    },
    pilot.id,
  )
})

test("a page without an entry of its own highlights its parent's in the menu", {
  meta: proves("cockpit-parents"),
}, async () => {
  const current = async (path: string) =>
    /<a [^>]*aria-current="page"[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*aria-current="page"/
      .exec((await ask(path, pilot.id)).html)
      ?.slice(1)
      .find(Boolean)
  expect(await current("/de/cockpit/archiv")).toBe("/de/cockpit/archiv")
  expect(await current("/de/cockpit/einstellungen/profil")).toBe("/de/cockpit/einstellungen")
  expect(await current(`/de/cockpit/flug/${flight.id}/absagen`)).toBe("/de/cockpit")
})

const STEPS =
  "datum typ kosten flugzeug route fotos zusammenfassung versicherung beschreibung".split(" ")

test("a flight is written and changed in nine steps, by pilots alone", {
  meta: proves("wizard-create", "wizard-edit"),
}, async () => {
  const create = "/de/cockpit/flug-erstellen"
  const draft = await makeDraft(db, { pilotId: pilot.id })
  const edit = `/de/cockpit/flug/${draft.flightId}/bearbeiten`
  for (const step of STEPS) {
    await expectPages("create-flight", { [`${create}/${step}`]: `${create}/:step` }, pilot.id)
    const address = "/de/cockpit/flug/:flightId/bearbeiten/:step"
    await expectPages("create-flight", { [`${edit}/${step}`]: address }, pilot.id)
    expect((await ask(`${create}/${step}`, guest.id)).status).toBe(403)
    expect((await ask(`${edit}/${step}`, guest.id)).status).toBe(403)
  }
  // the base path leads to the step that is next, and has neither a page nor a title of its own
  expect((await ask(create, pilot.id)).location).toBe(`${create}/zusammenfassung`)
  expect(builtRoutes["create-flight:first"]?.module.meta).toBeUndefined()
})

test("every layout of the specification is worn, and the error page is the root's own", {
  meta: proves("layouts"),
}, async () => {
  expect([...new Set(Object.values(layouts))].filter(Boolean).toSorted()).toEqual(
    ["admin", "checkout", "cockpit", "create-flight", "login", "search"].concat([
      "single-page",
      "storefront",
      "storefront-hero",
    ]),
  )
  const { status, html } = await ask("/de/gibt/es/nicht", guest.id)
  expect([status, titleOf(html)]).toEqual([404, "Error 404 • Aufwind"])
})

test("the door for redirects leads to our own pages", {
  meta: proves("door-redirect"),
}, async () => {
  expect((await ask("/redirect?to=/de/suche")).location).toBe("/de/suche")
  expect((await ask("/redirect?to=https://evil.example")).location).toBe("/de")
})

test("the link of a Suchagent's mails shows what ends", {
  meta: proves("page-unsubscribe"),
}, async () => {
  const { id } = await insertRow(db, subscriptionsTable, {
    userId: guest.id,
    name: "Köln",
    lat: 50.9,
    lng: 7,
    radiusKm: 50,
    status: "active",
    createdAt: clock.now(),
  })
  const { status, html } = await ask(`/unsubscribe/${id}/${deleteActivationOf(id)}`)
  expect(status).toBe(200)
  expect(visibleLines(html).join("\n")).toContain("Köln")
  expect((await ask(`/unsubscribe/${id}/${"x".repeat(43)}`)).html).not.toContain("Köln")
})

/** What a link says, by where it leads. */
function linksIn(html: string, part: RegExp) {
  const inner = part.exec(html)?.[0] ?? ""
  return [...inner.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", label = ""]) => [visibleLines(label).join(" "), href.replaceAll("&amp;", "&")],
  )
}

test("header and mobile menu lead to the same places, and there are buttons to open and close it", {
  meta: proves("menu-storefront", "menu-mobile"),
}, async () => {
  const { html } = await ask("/de")
  const places = [
    ["Mitfliegen", "/de/suche"],
    ["Verschenken", "/de/fluggutschein-verschenken"],
    ["Flug anbieten", "/de/registrieren?als=pilot"],
    ["Anmelden", "/de/login"],
  ]
  const header = linksIn(html.replace(/<dialog.*?<\/dialog>/gs, ""), /<header.*?<\/header>/s)
  expect(header).toEqual(expect.arrayContaining(places))
  expect(header.map(([, href]) => href)).toContain("/de")
  const menu = linksIn(html, /<dialog.*?<\/dialog>/s)
  expect(menu).toEqual(expect.arrayContaining([["Startseite", "/de"], ...places]))
  const read = visibleLines(html).join("\n")
  for (const label of ["Menü öffnen", "Menü schließen"]) expect(read).toContain(label)
})

test("the footer has the specification's groups, the agent's button and the year", {
  meta: proves("footer-groups", "footer-year"),
}, async () => {
  const { html } = await ask("/de")
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? ""
  const links = linksIn(html, /<footer.*<\/footer>/s).map(([, href]) => href?.split("?")[0])
  const names =
    "suche gesuch registrieren fluege-entdecken fluggutschein-verschenken einloesen gutscheine-entdecken safety versicherung easa-charta verhaltenskodex beliebte-themen hilfe presse impressum agb datenschutz"
  expect(links).toEqual(expect.arrayContaining(names.split(" ").map((name) => `/de/${name}`)))
  const lines = visibleLines(footer)
  const words = ["Flüge", "Gutscheine", "Informationen", "Service", "Suchagent einrichten"]
  expect(lines).toEqual(expect.arrayContaining(words))
  expect(lines.join("\n")).toMatch(new RegExp(`© .*${isoDay(clock.now(), HOME_ZONE).slice(0, 4)}`))
})

test("a touch icon is set", { meta: proves("touch-icon") }, async () => {
  const { html } = await ask("/de")
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
  expect(existsSync("public/apple-touch-icon.png")).toBe(true)
})

test("no page of the back office opens for a pilot, and its own layout is worn by none of the others", async () => {
  expect((await ask("/de/verwaltung", pilot.id)).status).toBe(404)
  await expectPages("admin", { "/de/verwaltung": "/de/verwaltung" }, admin.id)
})
