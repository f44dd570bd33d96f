import { and, eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import {
  ADMIN_BOOKINGS_PATH,
  adminBookingPath,
} from "#features/bookings/core/admin-booking-path.ts"
import { priceOfBooking } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { eventsTable } from "#platform/server/events.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test.each([
  { device: "desktop", view: DESKTOP, colorScheme: "dark" as const },
  { device: "phone", view: PHONE, colorScheme: "light" as const },
])(
  "on a $device the back office finds a booking, reads its people, its money and its mails, sends one again and notes something down",
  async ({ device, view, colorScheme }) => {
    const pilot = await makePilotLogin(db)
    const guest = await makeLogin(db, { firstName: "Wencke", lastName: `Tamm${device}` })
    const flight = await makeFlight(db, { pilotId: pilot.id, title: `Zur Hallig am ${device}` })
    const booking = await makeBooking(db, { flight, passengerId: guest.id })
    const [event] = await db
      .select()
      .from(eventsTable)
      .where(and(eq(eventsTable.kind, "booking.accepted"), eq(eventsTable.entityId, booking.id)))
    if (!event) throw new Error("nobody has accepted")
    await makeFailedMail(db, {
      key: `event/${event.id}/passenger`,
      eventId: event.id,
      recipient: guest.email,
      subject: "Zugesagt: Zur Hallig",
      text: "Hallo Wencke, du fliegst mit.",
      status: "sent",
      problem: null,
    })
    const office = await visit({ ...view, colorScheme })
    await letIn(office, ADMIN_EMAIL)
    await open(office, ADMIN_BOOKINGS_PATH)
    await office.getByLabel("Suche").fill(`Tamm${device}`)
    await office.getByRole("button", { name: "Suchen" }).click()
    await arrive(office, ({ searchParams }) => searchParams.get("suche") === `Tamm${device}`)
    const row = office.getByRole("row").filter({ hasText: `Wencke Tamm${device}` })
    await row.getByText("Zugesagt").waitFor()
    expect(await axeFindings(office)).toEqual([])
    await row.getByRole("link").click()
    await arrive(office, `**${adminBookingPath(booking.id)}`)
    await office.getByRole("heading", { name: `Buchung ${booking.id}`, level: 1 }).waitFor()
    const { totalCents } = priceOfBooking(booking)
    const money = office.getByRole("region", { name: "Geld", exact: true })
    await money.getByText("Das bleibt").waitFor()
    expect(await money.getByText(formatEuro(totalCents)).count()).toBe(2)
    await office
      .getByRole("region", { name: "Verlauf" })
      .getByText("Anfrage angenommen", { exact: false })
      .waitFor()
    expect(await axeFindings(office)).toEqual([])
    await office
      .getByRole("region", { name: "Im Buch" })
      .getByText(/^Eingezogen/)
      .waitFor()
    const mails = office.getByRole("region", { name: "Mails" })
    await mails.getByText("Text lesen").click()
    await mails.getByText("Hallo Wencke, du fliegst mit.").waitFor()
    await mails.getByRole("button", { name: /^Noch einmal schicken …/ }).click()
    const again = mails.getByRole("button", { name: "Noch einmal schicken", exact: true })
    await again.click()
    await mails.getByText("Wähle einen Grund.").waitFor()
    await mails.getByLabel("Grund").selectOption({ label: "Die Mail kam nicht an" })
    expect(await axeFindings(office)).toEqual([])
    await again.click()
    await mails.getByText("Zugesagt: Zur Hallig").nth(1).waitFor()
    const save = office.getByRole("button", { name: "Notiz speichern" })
    await save.click()
    await office.getByText("Schreib, was andere hier wissen sollen.").waitFor()
    await office.getByLabel("Was andere hier wissen sollen").fill("Bringt einen Rollstuhl mit.")
    await save.click()
    await office
      .getByRole("region", { name: "Verlauf" })
      .getByText("Bringt einen Rollstuhl mit.")
      .waitFor()
    const people = office.getByRole("region", { name: "Menschen" })
    await people.getByRole("link", { name: `Wencke Tamm${device}` }).click()
    await office.getByRole("heading", { name: `Wencke Tamm${device}` }).waitFor()
  },
)
