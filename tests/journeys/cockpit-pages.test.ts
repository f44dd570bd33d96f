import { and, eq, gt, inArray } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { rebookingPath } from "#features/bookings/office/rebooking-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { clock } from "#platform/clock.ts"
import { signIn } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PATIENCE, pageFaults } from "#tests/support/page-faults.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { planePath } from "#tests/support/storefront-paths.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const COCKPIT = [
  "/de/cockpit",
  "/de/cockpit/archiv",
  "/de/cockpit/statistik",
  "/de/cockpit/statistik?jahr=2019&ansicht=gast",
  "/de/cockpit/guthaben",
  "/de/cockpit/zahlungen",
  "/de/cockpit/gemerkt",
  "/de/cockpit/nachrichten",
  "/de/cockpit/gesuche",
  "/de/cockpit/einstellungen",
  "/de/cockpit/einstellungen/profil",
]

const COCKPIT_TEXTS = CONTENT_PAGES.cockpit.map((path) => `/de/${path}`)

/** What only pilots see; its states are in the address. */
const FOR_PILOTS = [
  "/de/cockpit/flugbuch",
  "/de/cockpit/flugbuch?klasse=UL&landung=23:30&gaeste=5&kunstflug=1",
  "/de/cockpit/einstellungen/flugzeuge",
  "/de/cockpit/einstellungen/flugzeuge/neu",
  "/de/cockpit/einstellungen/verifizierung",
  "/de/cockpit/einstellungen/verifizierung?nachweis=medical",
]

const FOR_ADMINS = [
  "/de/cockpit",
  "/de/verwaltung",
  "/de/verwaltung/suche?q=lena",
  "/de/verwaltung/suche?q=xqzyw",
  "/de/verwaltung/nachweise",
  "/de/verwaltung/meldungen",
  "/de/verwaltung/meldungen?stand=widerspruch",
  "/de/verwaltung/vorfaelle",
  "/de/verwaltung/nutzer",
  "/de/verwaltung/nutzer?wer=gesperrt",
  "/de/verwaltung/fluege",
  "/de/verwaltung/fluege?stand=alle&suche=EDKZ",
  "/de/verwaltung/widerrufe",
  "/de/verwaltung/zahlungen",
  "/de/verwaltung/buch",
  "/de/verwaltung/buch/salden",
  "/de/verwaltung/mails",
  "/de/verwaltung/protokoll",
  "/de/verwaltung/auftraege",
  "/de/verwaltung/auftraege?ansicht=gescheitert",
  "/de/verwaltung/auftraege?ansicht=einzelfaelle",
  "/de/verwaltung/auftraege?ansicht=geplant",
  "/de/verwaltung/buchungen",
  "/de/verwaltung/ueberweisungen",
  "/de/verwaltung/steuermeldung",
  "/de/verwaltung/einstellungen",
  "/de/verwaltung/texte",
  "/de/verwaltung/texte/hilfe",
  "/de/verwaltung/texte/cockpit-hilfe",
  "/de/verwaltung/texte/nachtflug",
  "/de/verwaltung/startseite",
]

/** What the back office reads of a booking that is ahead: its flight, its pilot and the aircraft, and where it may go. */
async function sheetsOfBooking(): Promise<string[]> {
  const [found] = await db
    .select({ booking: bookingsTable, flight: flightsTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(and(eq(bookingsTable.status, "confirmed"), gt(flightsTable.departsAt, clock.now())))
    .limit(1)
  if (!found?.flight.planeId) throw new Error("the demo world has no booking ahead")
  const { booking, flight } = found
  return [
    vettingSheetPath(flight.id),
    userSheetPath(flight.pilotId),
    planeSheetPath({ id: found.flight.planeId, pilotId: flight.pilotId }),
    rebookingPath(booking.id),
  ]
}

/** Ten things are new, so that the bell carries its widest number; answers how they go away again. */
async function ringTenTimes(email: string) {
  const [user] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, email))
  if (!user) throw new Error(`the demo world has no ${email}`)
  const news = { userId: user.id, kind: "guest-left", path: "/de/cockpit", data: {} } as const
  const rows = await db
    .insert(notificationsTable)
    .values(Array.from({ length: 10 }, () => ({ ...news, createdAt: clock.now() })))
    .returning({ id: notificationsTable.id })
  const ids = rows.map(({ id }) => id)
  return () => db.delete(notificationsTable).where(inArray(notificationsTable.id, ids))
}

test.each([
  { who: "a pilot", email: PILOT_EMAIL, paths: [...COCKPIT, ...COCKPIT_TEXTS, ...FOR_PILOTS] },
  { who: "a passenger", email: PASSENGER_EMAIL, paths: [...COCKPIT, "/de/cockpit/checkliste"] },
  { who: "the back office", email: ADMIN_EMAIL, paths: FOR_ADMINS },
])(
  "on a desktop and a phone, in both themes and zoomed, nothing is wrong with any page of $who",
  async ({ email, paths }) => {
    const more = await (email === PILOT_EMAIL
      ? planePath(db).then((path) => [path])
      : email === ADMIN_EMAIL
        ? sheetsOfBooking()
        : [])
    const silence = await ringTenTimes(email)
    try {
      expect(await pageFaults([...paths, ...more], (page) => signIn(page, email))).toEqual([])
    } finally {
      await silence()
    }
  },
  PATIENCE,
)
