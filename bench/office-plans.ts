import { sql } from "drizzle-orm"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { listAuditLog } from "#features/admin/server/audit-queries.ts"
import { listOutbox } from "#features/admin/server/outbox-queries.ts"
import { searchOffice } from "#features/admin/server/search/search-office.ts"
import { listCases } from "#features/cases/server/case-queries.ts"
import { listVettings } from "#features/flights/vetting/server/vettings-queries.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { countDays } from "#features/key-figures/server/count-days.ts"
import { BOOKING_LIST, parseBookingListAddress } from "#features/office-bookings/booking-list.ts"
import { listBookings } from "#features/office-bookings/server/list-bookings.ts"
import { openBooking } from "#features/office-bookings/server/open-booking.ts"
import { listUsers } from "#features/users/office/server/list-users.ts"
import { USER_LIST } from "#features/users/office/user-list.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { type AddressedList, parseListAddress } from "#platform/list-address.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { openExplainer } from "./explained.ts"
import type { Figure } from "./figure.ts"

/*
 * The plans of what the back office asks most, over a million bookings and three million events: none of its
 * statements reads a growing table from beginning to end, and each reads so many rows, however many there are.
 */

/** Of a page with thirty rows and all that is shown beside them. */
const MAX_ROWS = 5_000
/** A day is counted from what happened on it; a range of days, sorted otherwise, is read whole. */
const MAX_ROWS_OF_DAYS = 100_000

interface Question {
  what: string
  maxRows: number
  ask: (db: Db) => Promise<unknown>
}

export async function planFigures(
  connectionString: string,
  searches: readonly string[],
): Promise<Figure[]> {
  const explainer = await openExplainer(connectionString)
  await connectJobs(connectionString, [])
  try {
    const figures: Figure[] = []
    for (const { what, maxRows, ask } of await questions(explainer.db, searches)) {
      const report = await explainer.planOf(ask)
      const isBounded = report.mostRows <= maxRows && report.scanned.length === 0
      if (!isBounded) process.stdout.write(`${what}: ${report.worst}\n`)
      figures.push({
        what: `plan: ${what}`,
        ours: `${report.statements} statements, ${report.mostRows} rows at most, scanned: ${report.scanned.join(" ") || "nothing"}`,
        baseline: null,
        ratio: null,
        target: `<= ${maxRows} rows, nothing scanned`,
        pass: isBounded && report.statements > 0,
      })
    }
    return figures
  } finally {
    await disconnectJobs()
    await explainer.close()
  }
}

async function questions(db: Db, searches: readonly string[]): Promise<Question[]> {
  const page = (what: string, ask: Question["ask"]) => ({ what, maxRows: MAX_ROWS, ask })
  const bookings = (words: string) => (on: Db) =>
    listBookings(on, parseBookingListAddress(new URLSearchParams(words)))
  const log = (words: string) => (on: Db) =>
    listAuditLog(on, parseAuditAddress(new URLSearchParams(words)))
  const people = (words: string) => (on: Db) => listUsers(on, read(USER_LIST, words))
  const flights = (words: string) => (on: Db) => listVettings(on, read(VETTING_LIST, words))
  const mails = (words: string) => (on: Db) => listOutbox(on, read(OUTBOX_LIST, words))
  const { middle, busy, admin, among } = await someOf(db)
  const today = isoDay(clock.now(), HOME_ZONE)
  const days = `von=${addDays(today, -100)}&bis=${addDays(today, -94)}`
  const year = `von=${addDays(today, -365)}&bis=${today}`
  const actor: UserActor = {
    kind: "user",
    userId: admin,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  }
  return [
    ...Object.keys(BOOKING_LIST.choices.sort).flatMap((sort) => [
      ...["", "&stand=zugesagt", "&stand=abgerechnet", "&ansicht=offen"].map((filter) =>
        page(`bookings, ${sort}${filter}`, bookings(`sortierung=${sort}${filter}`)),
      ),
      page(
        `bookings, ${sort}, far behind`,
        bookings(`sortierung=${sort}&stand=abgerechnet&nach=${middle}`),
      ),
      page(`bookings, ${sort}, back`, bookings(`sortierung=${sort}&vor=${middle}`)),
      {
        what: `bookings, ${sort}, a week`,
        maxRows: /start$/.test(sort) ? MAX_ROWS : MAX_ROWS_OF_DAYS,
        ask: bookings(`sortierung=${sort}&${days}`),
      },
    ]),
    page("bookings, start, a year", bookings(`sortierung=start&${year}`)),
    page("bookings, newest, a year", bookings(year)),
    ...searches.map((text) =>
      page(
        `bookings, searched: ${text}`,
        bookings(new URLSearchParams({ suche: text }).toString()),
      ),
    ),
    ...searches.map((text) => page(`search: ${text}`, (on) => searchOffice(on, actor, text))),
    page("page of a booking", (on) => undone(on, (tx) => openBooking(tx, actor, middle))),
    ...inEveryOrder(
      USER_LIST,
      "people",
      ["", "&wer=pilotinnen", "&wer=gesperrt"],
      among.person,
    ).map(({ what, words }) => page(what, people(words))),
    ...inEveryOrder(
      VETTING_LIST,
      "flights",
      ["&stand=alle", "&stand=veroeffentlicht", "&stand=zurueckgegeben", "&stand=offen"],
      among.vetting,
    ).map(({ what, words }) => page(what, flights(words))),
    ...inEveryOrder(
      OUTBOX_LIST,
      "mails",
      ["", "&stand=verschickt", "&stand=gescheitert", "&art=nachrichten", "&art=eingaenge"],
      among.mail,
    ).map(({ what, words }) => page(what, mails(words))),
    page("log", log("")),
    page("log, the oldest first", log("sortierung=aelteste")),
    page("log, the oldest first, far behind", log(`sortierung=aelteste&nach=${busy.event}`)),
    page("log, far behind", log(`vor=${busy.event}`)),
    page("log, of the back office", log("rolle=verwaltung")),
    page("log, of the system", log("rolle=system")),
    page("log, bookings", log("art=booking")),
    page("log, one booking", log(`suche=Buchung+${middle}`)),
    page("log, a number", log(`suche=${middle}`)),
    page("log, a person", log(`person=${busy.person}`)),
    page("log, days", log(days)),
    page("cases", (on) => listCases(on, actor)),
    {
      what: "key figures of a day",
      maxRows: MAX_ROWS_OF_DAYS,
      ask: (on) =>
        undone(on, (tx) => countDays(tx, { from: addDays(today, -50), to: addDays(today, -50) })),
    },
  ]
}

function read<L extends AddressedList>(list: L, words: string) {
  return parseListAddress(list, new URLSearchParams(words))
}

interface Ordered {
  choices: { sort: Readonly<Record<string, string>> }
}

/** A list in each of its orders: its first page by some filters, and a page far behind, both ways. */
function inEveryOrder(
  { choices }: Ordered,
  name: string,
  filters: readonly string[],
  middle: number,
): { what: string; words: string }[] {
  const asked = [...filters, `${filters[0]}&nach=${middle}`, `${filters[0]}&vor=${middle}`]
  return Object.keys(choices.sort).flatMap((sort) =>
    asked.map((filter) => ({
      what: `${name}, ${sort}${filter}`,
      words: `sortierung=${sort}${filter}`,
    })),
  )
}

async function someOf(db: Db) {
  const { rows } = await db.execute<{
    middle: number
    event: number
    person: number
    admin: number
    some_person: number
    some_vetting: number
    some_mail: number
  }>(
    sql`select (select id from bookings where id >= (select max(id) / 2 from bookings) and status = 'settled' order by id limit 1) as middle,
      (select max(id) / 2 from events)::int as event,
      (select passenger_id from bookings where status = 'settled' order by id desc limit 1) as person,
      (select id from users where is_admin order by id limit 1) as admin,
      (select id from users where id >= (select max(id) / 2 from users) and deleted_at is null order by id limit 1) as some_person,
      (select id from flight_vettings where id >= (select max(id) / 2 from flight_vettings) order by id limit 1) as some_vetting,
      (select number from mails where number >= (select max(number) / 2 from mails) order by number limit 1) as some_mail`,
  )
  const [row] = rows
  if (!row) throw new Error("there is nothing to look for")
  return {
    middle: row.middle,
    admin: row.admin,
    busy: { event: row.event, person: row.person },
    among: { person: row.some_person, vetting: row.some_vetting, mail: row.some_mail },
  }
}

/** Looks are written down; what a bench asks is none. */
async function undone(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  const rollback = new Error("nothing of it stays")
  await inTransaction(db, async (tx) => {
    await work(tx)
    throw rollback
  }).catch((error) => {
    if (error !== rollback) throw error
  })
}
