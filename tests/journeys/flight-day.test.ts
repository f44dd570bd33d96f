import { inArray } from "drizzle-orm"
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { boardingPath } from "#features/flight-day/flight-day-paths.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { costsPath } from "#features/settlements/settlement-paths.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  takeSuggestion,
  visit,
} from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { enqueueScheduledJob, flightIs } from "#tests/support/settlement-steps.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"

/*
 * The day of a flight with three guests, from the decision to the settlement, on a phone in the sun
 * and at the desk of a guest. The product's clock runs ahead; the browsers keep their own.
 */

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const TITLE = "Drei Gäste und ein Inselwind"
// within the two hours for which a browser is signed in
const HOURS_AHEAD = 1.25

async function flightWithGuests(hoursAhead = HOURS_AHEAD) {
  const pilot = await makePilotLogin(db)
  const departsAt = new Date(clock.now().getTime() + hours(hoursAhead))
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    title: TITLE,
    departsAt,
    durationMinutes: 60,
  })
  const guests = []
  for (const firstName of ["Lena", "Cem", "Ida"]) {
    const guest = await makeLogin(db, { firstName, lastName: "Berger" })
    const people = [{ name: `${firstName} Berger`, weightKg: 64, luggageKg: 4 }]
    const booking = await makeBooking(db, { flight, passengerId: guest.id, people })
    guests.push({ ...guest, bookingId: booking.id })
  }
  return { pilot, flight, guests }
}

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await visit(device)
  await letIn(page, email)
  return page
}

/** Instead of a camera: the browser films this picture, which holds the square of dots of a pass. */
async function filmPicture(page: Page, picture: string) {
  await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement("canvas")
    canvas.width = 480
    canvas.height = 480
    const draw = () => {
      const context = canvas.getContext("2d")
      if (!context) return
      context.fillStyle = "#fff"
      context.fillRect(0, 0, 480, 480)
      // somebody holds it into the camera once there is no network
      if (!navigator.onLine) context.drawImage(image, 40, 40, 400, 400)
    }
    draw()
    setInterval(draw, 100)
    const film = () => Promise.resolve(canvas.captureStream(10))
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: film })
  }, picture)
}

const receipt = { name: "landung.pdf", mimeType: "application/pdf", buffer: Buffer.from(makePdf()) }

const ahead = (beforeStart: number) => HOURS_AHEAD * 60 - beforeStart

test("a flight with three guests from the decision to the settlement: decided twice, boarded, one missing, diverted", {
  meta: proves("page-checkin"),
  timeout: 120_000,
}, async () => {
  const { pilot, flight, guests } = await flightWithGuests()
  const [lena, cem] = guests
  if (!lena || !cem) throw new Error("three guests")
  const room = flightRoomPath(flight.id)
  const phone = await visitAs(pilot.email, PHONE)
  const desk = await visitAs(lena.email, DESKTOP)

  // put off, then decided
  await open(phone, room)
  const decision = phone.getByRole("region", { name: "Deine Entscheidung" })
  await decision.getByRole("button", { name: "Später entscheiden" }).click()
  await decision.getByText("Deine Gäste wissen, wann sie es hören.").waitFor()
  await open(desk, room)
  await desk.getByText("Noch ist es nicht sicher.").waitFor()
  const flies = decision.getByRole("button", { name: "Ja, wir fliegen" })
  await flies.click()
  await decision.getByText("Deine Gäste wissen, dass ihr fliegt.").waitFor()
  // changed twice
  await decision.getByRole("button", { name: "Später entscheiden" }).click()
  await flies.click()
  await flies.waitFor({ state: "hidden" })
  await desk.reload()
  await desk.getByText("Ihr fliegt.", { exact: true }).waitFor()
  expect(await axeFindings(phone)).toEqual([])

  // the pass of a guest, as it is and as a stranger sees it
  await desk.getByRole("link", { name: "Bordkarte" }).click()
  await desk.getByRole("heading", { level: 1, name: "Bordkarte" }).waitFor()
  await desk.getByText("Lena Berger").waitFor()
  expect(await axeFindings(desk)).toEqual([])
  const pass = desk.url()
  const dots = await desk.getByRole("img", { name: "QR-Code dieser Bordkarte" }).evaluate((svg) => {
    svg.setAttribute("xmlns", "http://www.w3.org/2000/svg")
    svg.setAttribute("width", "400")
    svg.setAttribute("height", "400")
    return `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`
  })
  const stranger = await visit(PHONE)
  await stranger.goto(pass)
  await stranger.getByText("Lena", { exact: true }).waitFor()
  expect(await stranger.getByText("Berger").count()).toBe(0)
  expect(await stranger.getByRole("button", { name: "Einchecken" }).count()).toBe(0)

  const entry = await feedOf(desk)
  const planned = await entry()

  // half an hour before: a later start, one scanned without a network, one ticked by hand
  await minutesAhead(ahead(30), async () => {
    await open(phone, room)
    const apron = phone.getByRole("region", { name: "Am Flugplatz" })
    await apron.getByLabel("Start").selectOption("15")
    await apron.getByRole("button", { name: "Startzeit ansagen" }).click()
    await apron.getByText(/^Start um .* statt um/).waitFor()
    const moved = await entry()
    expect(moved.start).not.toBe(planned.start)
    expect(moved.sequence).not.toBe(planned.sequence)
    await apron.getByRole("link", { name: "Wer ist da?" }).click()
    await phone.waitForURL(`**${boardingPath(flight.id)}`)
    await phone.getByText("0 von 3 da").first().waitFor()
    await filmPicture(phone, dots)
    await phone.getByRole("button", { name: "Cem Berger ist da" }).click()
    await phone.getByText("1 von 3 da").first().waitFor()
    // the reader has to be there before the network goes
    await phone.getByRole("button", { name: "Bordkarte scannen" }).click()
    await phone.getByLabel("Kamerabild").waitFor()
    expect(await axeFindings(phone)).toEqual([])
    await withoutNetwork(phone.context(), async () => {
      await phone.getByText("Lena B. ist da.").waitFor()
      await phone.getByText("Noch nicht gespeichert").waitFor()
    })
    await phone.getByText(/^Gespeichert/).waitFor()
    await phone.getByText("2 von 3 da").first().waitFor()
  })

  // the new start and twenty minutes more: one is missing, the others leave
  await minutesAhead(ahead(-36), async () => {
    await enqueueScheduledJob(db, "flight-times")
    await flightIs(db, flight.id, "under_way")
    await open(phone, boardingPath(flight.id))
    await phone.getByRole("button", { name: "Ida Berger ist nicht gekommen" }).click()
    await phone.getByText(/^Nicht da/).waitFor()
    await open(phone, room)
    const underWay = phone.getByRole("region", { name: "Unterwegs" })
    await underWay.getByText("Wir landen woanders").click()
    // a plain field that becomes a combobox when it is touched
    await underWay.getByLabel("Wo landet ihr?").click()
    // while suggestions are shown, nothing beside them is there for assistive technology
    await takeSuggestion(phone, underWay.getByRole("combobox", { name: "Wo landet ihr?" }), "EDKB")
    await underWay.getByRole("button", { name: "Ausweichlandung ansagen" }).click()
    await underWay.getByText(/^Landung in .*EDKB/).waitFor()
    expect(await axeFindings(phone)).toEqual([])
    await desk.goto(new URL(room, pass).href)
    await desk
      .getByText(/^Landung in .*EDKB/)
      .first()
      .waitFor()
    await underWay.getByRole("button", { name: "Gelandet" }).click()
    await phone.getByRole("heading", { name: "Rechne den Flug ab" }).waitFor()
  })

  // the settlement knows what the list says
  await open(phone, costsPath(flight.id))
  await phone
    .getByText(/gelandet um/i)
    .first()
    .waitFor()
  await phone.getByLabel("Beleg zu Posten 1").setInputFiles(receipt)
  await phone.getByRole("link", { name: /^Beleg 1 \(PDF\)/ }).waitFor()
  await phone.getByRole("button", { name: /^Weiter/ }).click()
  await phone.getByText(/^Laut Bordliste um .* nicht da/).waitFor()
  expect(
    await phone
      .getByRole("radio", { name: /^Kam nicht/ })
      .last()
      .isChecked(),
  ).toBe(true)
})

async function withoutNetwork(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

test("two days before, three guests are offered another day: one is moved, one gets everything back, one waits", async () => {
  const { pilot, flight, guests } = await flightWithGuests(48)
  const [lena, cem, ida] = guests
  if (!lena || !cem || !ida) throw new Error("three guests")
  const phone = await visitAs(pilot.email, PHONE)
  const desk = await visitAs(lena.email, DESKTOP)
  await open(desk, flightRoomPath(flight.id))
  await desk.getByRole("link", { name: "Bordkarte" }).click()
  await desk.getByRole("heading", { level: 1, name: "Bordkarte" }).waitFor()
  const pass = desk.url()
  const feed = await feedOf(desk)
  const planned = await feed()

  await open(phone, flightRoomPath(flight.id))
  const decision = phone.getByRole("region", { name: "Deine Entscheidung" })
  await decision.getByRole("button", { name: "Später entscheiden" }).click()
  await decision.getByText("Deine Gäste wissen, wann sie es hören.").waitFor()
  await decision.getByRole("link", { name: "Anderer Termin" }).click()
  await phone.getByLabel("Tag", { exact: true }).fill(addDays(isoDay(clock.now(), HOME_ZONE), 4))
  await phone.getByLabel("Start um").fill("11:30")
  await phone.getByRole("button", { name: "Absagen und Termine anbieten" }).click()
  await phone.getByText(/Deine Gäste haben die neuen Termine/).waitFor()

  await open(desk, "/de/cockpit")
  const choice = desk.getByRole("group", { name: `Neue Termine: ${TITLE}` })
  await choice.getByRole("button", { name: /11:30 Uhr/ }).click()
  await desk.getByText("Umgebucht. Du fliegst mit.").waitFor()
  const other = await visitAs(cem.email, PHONE)
  await open(other, "/de/cockpit")
  await other.getByRole("button", { name: /^Keiner passt, .* zurück$/ }).click()
  await other.getByText("Storniert.", { exact: true }).waitFor()

  const bookings = await db
    .select({ flightId: bookingsTable.flightId, status: bookingsTable.status })
    .from(bookingsTable)
    .where(inArray(bookingsTable.id, [lena.bookingId, cem.bookingId, ida.bookingId]))
    .orderBy(bookingsTable.id)
  const [moved] = bookings
  expect(bookings.map(({ status }) => status)).toEqual([
    "confirmed",
    "cancelled_by_pilot",
    "rebooking_offered",
  ])
  expect(moved?.flightId).not.toBe(flight.id)
  // the entry of the calendar moves along, and the former pass is worth nothing
  const now = await feed()
  expect(now.uid).toBe(planned.uid)
  expect(now.start).not.toBe(planned.start)
  expect(now.sequence).not.toBe(planned.sequence)
  await desk.goto(pass)
  await desk.getByText("Die Buchung liegt auf einem anderen Termin.").waitFor()
  expect(await axeFindings(desk)).toEqual([])
  await open(desk, flightRoomPath(moved?.flightId ?? 0))
  await desk.getByRole("link", { name: "Bordkarte" }).click()
  await desk.getByText("Lena Berger").waitFor()
})

/** Subscribes to the calendar of who is signed in; answers their only entry, as often as it is asked. */
async function feedOf(page: Page) {
  const answer = await page.request.put("/api/calendar-feed", {
    headers: { origin: ownProduct.url, "idempotency-key": crypto.randomUUID() },
    data: {},
  })
  const { address } = await answer.json()
  return async () => {
    const text = await (await page.request.get(new URL(address).pathname)).text()
    const [sequence] = /SEQUENCE:\d+/.exec(text) ?? []
    const [start] = /DTSTART;[^\r\n]+/.exec(text) ?? []
    const [uid] = /UID:[^\r\n]+/.exec(text) ?? []
    return { sequence, start, uid }
  }
}

test("a pass that was opened once opens without a network, and is gone after the sign-out", async () => {
  const { flight, guests } = await flightWithGuests()
  const page = await visit({ ...PHONE, serviceWorkers: "allow" })
  await letIn(page, guests[0]?.email ?? "")
  await open(page, flightRoomPath(flight.id))
  await page.getByRole("link", { name: "Bordkarte" }).click()
  await page.getByText("Öffnet auch ohne Netz.").waitFor()
  const pass = page.url()
  await page.context().setOffline(true)
  await page.goto(pass)
  await page.getByText("Lena Berger").waitFor()
  await page.getByRole("img", { name: "QR-Code dieser Bordkarte" }).waitFor()
  await page.context().setOffline(false)
  await open(page, "/de/cockpit/einstellungen")
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await arrive(page, "**/de")
  await page.context().setOffline(true)
  await page.goto(pass)
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
})

test("a flight is called off for weather with two taps from its room", async () => {
  const { pilot, flight } = await flightWithGuests()
  const phone = await visitAs(pilot.email, PHONE)
  await open(phone, flightRoomPath(flight.id))
  await phone.getByRole("link", { name: "Nein, wegen Wetter" }).click()
  await phone.getByRole("button", { name: "Flug absagen" }).click()
  await phone.getByText("Abgesagt.", { exact: true }).waitFor()
  await flightIs(db, flight.id, "cancelled")
})

test("a guest lets somebody at home follow the flight, who sees it land", async () => {
  const { flight, guests } = await flightWithGuests()
  const [lena] = guests
  if (!lena) throw new Error("a guest")
  const page = await visitAs(lena.email, DESKTOP)
  await open(page, flightRoomPath(flight.id))
  await page.getByRole("button", { name: "Link erstellen" }).click()
  await page.getByRole("link", { name: "Link ansehen" }).click()
  await page.getByRole("heading", { level: 1, name: "Noch am Boden" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await minutesAhead(ahead(-1), async () => {
    await enqueueScheduledJob(db, "flight-times")
    await flightIs(db, flight.id, "under_way")
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "Unterwegs" }).waitFor()
  })
  await open(page, flightRoomPath(flight.id))
  await page.getByRole("button", { name: "Link beenden" }).click()
  await page.getByRole("button", { name: "Link erstellen" }).waitFor()
})
