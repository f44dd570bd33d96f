import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { claimPath } from "#features/bookings/holds/waitlist-view.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { hours, seconds } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { booksOfCheckout } from "#tests/support/books.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { codeFor, lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

// one guest and the pilot share 237,10 €; the fee is a tenth, half-up
const COST = 23_710
const SHARE = Math.floor(COST / 2)
const FEE = Math.floor((SHARE + 5) / 10)
const PRICE = SHARE + FEE

/** Its only seat is somebody's. */
async function fullFlight(title: string) {
  const flight = await makeFlight(db, { title, seatsOffered: 1, totalCostCents: COST })
  const passenger = await makeLogin(db, { firstName: "Jannik" })
  const booking = await makeBooking(db, { flight, passengerId: passenger.id })
  return { flight, passenger, booking }
}

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await visit(device)
  await letIn(page, email)
  return page
}

test("who waits for a full flight is held the seat that comes back for 12 hours, and books it", async () => {
  const title = "Der eine Platz nach Juist"
  const { flight, passenger, booking } = await fullFlight(title)
  const guest = await makeLogin(db)
  const page = await visitAs(guest.email, DESKTOP)
  await open(page, flightPath(flight.id))
  await page.getByText("Alle Plätze sind vergeben.").waitFor()
  await page.getByRole("button", { name: "Auf einen Platz warten" }).click()
  await page.getByText(/Du wartest auf 1 Platz und bist als Nächstes dran/).waitFor()

  const other = await visitAs(passenger.email, DESKTOP)
  await open(other, cancelPassengerPath({ flightId: flight.id, bookingId: booking.id }))
  const all = formatEuro(PRICE)
  await other.getByRole("button", { name: `Stornieren, ${all} zurück` }).click()
  await other.getByText(`${all} sind auf dem Weg zurück zu dir`).waitFor()

  const held = await bookingOf(flight.id, guest.id)
  const heldFor = (held.holdUntil?.getTime() ?? 0) - held.createdAt.getTime()
  expect(Math.round(heldFor / 1000)).toBe(hours(12) / seconds(1))
  const until = formatInstant(held.holdUntil ?? new Date(0), HOME_ZONE)
  await open(page, "/de/cockpit")
  const [first, second] = [0, 1].map((place) =>
    page.getByRole("main").getByRole("region").nth(place),
  )
  await first?.getByRole("heading", { name: "Wartet auf dich" }).waitFor()
  await first?.getByRole("link", { name: `Für dich frei: ${title}` }).waitFor()
  await second?.getByRole("heading", { name: "Für dich ist etwas frei" }).waitFor()
  await second?.getByText(`1 Platz ist bis ${until} für dich gehalten.`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const offer = await lastMailTo(db, guest.email, `Platz frei: ${title}`)
  expect(offer).toContain(`Bis ${until} gehört er nur dir.`)
  expect(offer).toContain(claimPath(flight.id))

  await open(page, claimPath(flight.id))
  await arrive(page, "**/de/kasse?*")
  await page.getByText(/Dein Platz ist bis .* für dich gehalten/).waitFor()
  await order(page)
  await expect
    .poll(() => booksOfCheckout(db, held.checkoutId), PATIENCE)
    .toEqual({ authorised: PRICE, reserved: -PRICE })
  expect(await bookingOf(flight.id, guest.id)).toMatchObject({ id: held.id, status: "requested" })
  expect(await lastMailTo(db, guest.email, `Deine Anfrage: ${title}`)).toContain(all)
  await expect.poll(() => booksOfCheckout(db, booking.checkoutId), PATIENCE).toEqual({})
})

test("on a phone the full flight leads to its waitlist, which a guest joins and leaves again", async () => {
  const { flight } = await fullFlight("Doch lieber nicht nach Juist")
  const guest = await makeLogin(db)
  const page = await visitAs(guest.email, PHONE)
  await open(page, flightPath(flight.id))
  const toWaitlist = page.getByRole("link", { name: "Zur Warteliste" })
  await toWaitlist.click()
  // only a link whose page is still to come looks pressed
  expect(await toWaitlist.getAttribute("data-pressed")).toBeNull()
  const waitlist = page.getByRole("region", { name: "Warteliste" })
  const top = () => waitlist.evaluate((card) => card.getBoundingClientRect().top)
  await expect.poll(top, PATIENCE).toBeLessThan(PHONE.viewport.height)
  await waitlist.getByText("Noch wartet niemand.").waitFor()
  await waitlist.getByRole("button", { name: "Auf einen Platz warten" }).click()
  await waitlist.getByText("als Nächstes dran").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await waitlist.getByRole("button", { name: "Warteliste verlassen" }).click()
  await waitlist.getByText("Noch wartet niemand.").waitFor()
  await waitlist.getByRole("button", { name: "Auf einen Platz warten" }).waitFor()
})

test.each([
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
])(
  "who is too late on a $device sees the waitlist at once, and waits by signing in",
  async ({ device, view }) => {
    const title = `Zu spät für Juist am ${device}`
    const flight = await makeFlight(db, { title, seatsOffered: 1, totalCostCents: COST })
    const late = await visit(view)
    await open(late, flightPath(flight.id))
    const faster = await visit(DESKTOP)
    await open(faster, flightPath(flight.id))
    await faster.getByRole("button", { name: "Platz sichern" }).first().click()
    await arrive(faster, "**/de/kasse?*")

    await late.getByRole("button", { name: "Platz sichern" }).last().click()
    await late.getByText(/^Gerade in einer Kasse, frei ab /).waitFor()
    expect(await late.getByRole("button", { name: "Platz sichern" }).count()).toBe(0)
    await late.getByRole("link", { name: "Anmelden und warten" }).click()
    const { email } = await makeLogin(db)
    await late.getByLabel("E-Mail").fill(email)
    await late.getByRole("button", { name: "Code schicken" }).click()
    const code = late.getByPlaceholder("000000")
    await code.waitFor()
    await code.fill(await codeFor(email))
    await late.getByText(/Du wartest auf 1 Platz/).waitFor()
  },
)

async function bookingOf(flightId: number, passengerId: number) {
  const { flightId: flight, passengerId: passenger } = bookingsTable
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(and(eq(flight, flightId), eq(passenger, passengerId)))
  if (!booking) throw new Error("nothing is held for the guest")
  return booking
}

/** From the checkout to what comes after paying; every page on the way names the same price. */
async function order(page: Page) {
  const price = page.getByText(formatEuro(PRICE)).first()
  await price.waitFor()
  await page.getByLabel("Gewicht mit Kleidung").fill("64")
  await page.getByRole("textbox", { name: "Gepäck" }).fill("4")
  await page.getByLabel(/Ich bin einverstanden/).check()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await price.waitFor()
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  await page.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
  await price.waitFor()
}
