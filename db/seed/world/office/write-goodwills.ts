import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm"
import { EXPIRY_MS } from "#features/approvals/approval.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { goodwillKind } from "#features/bookings/office/server/give-goodwill.ts"
import { goodwillsTable } from "#features/bookings/office/server/goodwills-table.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { codeFromBytes } from "#features/vouchers/voucher-code.ts"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "../../factories/insert-rows.ts"
import { writeMoves } from "../../factories/write-moves.ts"
import { demoLogins } from "../cast.ts"
import type { Stage } from "../stage.ts"
import { hoursBefore, logEvent, type OfficeStaff } from "./office-staff.ts"

interface Asked {
  bookingId: number
  flightId: number
  guestId: number
  amountCents: number
  reason: string
  at: Date
}

/** Two gifts that take a second person: one was agreed to and is credit, the other waits. */
export async function writeGoodwills(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  const [given, waiting] = await findBookings(db, stage)
  if (!given || !waiting) throw new Error("the demo world has no settled bookings")
  await give(db, staff, {
    ...given,
    amountCents: 54_000,
    reason: "Außenlandung wegen Wetter: Hotel und Bahn für drei Personen, Rechnungen liegen vor.",
    at: hoursBefore(stage, 330),
  })
  await ask(db, staff, {
    ...waiting,
    amountCents: 62_000,
    reason: "Der Ersatzflug kam nicht zustande, sie haben die Rückreise von Juist selbst bezahlt.",
    at: hoursBefore(stage, 20),
  })
}

/** Of guests who are no login of the demo, some weeks behind. */
async function findBookings(db: Db, stage: Stage) {
  const rows = await db
    .select({
      bookingId: bookingsTable.id,
      flightId: bookingsTable.flightId,
      guestId: bookingsTable.passengerId,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(
      and(
        eq(bookingsTable.status, "settled"),
        isNotNull(bookingsTable.passengerId),
        gt(flightsTable.departsAt, new Date(stage.until.getTime() - days(60))),
        lt(flightsTable.departsAt, new Date(stage.until.getTime() - days(16))),
      ),
    )
    .orderBy(asc(bookingsTable.id))
  const logins = demoLogins(stage.cast)
  const present = new Set(stage.cast.passengers.map(({ id }) => id))
  return rows.flatMap(({ guestId, ...row }) =>
    guestId !== null && present.has(guestId) && !logins.includes(guestId)
      ? [{ ...row, guestId }]
      : [],
  )
}

async function ask(db: Db, { finance }: OfficeStaff, asked: Asked, decidedBy?: number) {
  const { bookingId, guestId, amountCents, reason, at } = asked
  const payload = { bookingId, guestId, amountCents, way: "credit", reason } as const
  const decidedAt = decidedBy === undefined ? null : new Date(at.getTime() + hours(3))
  const approval = await insertRow(db, approvalsTable, {
    kind: goodwillKind.name,
    neededRight: goodwillKind.right,
    ...goodwillKind.about(payload),
    payload,
    preview: await goodwillKind.preview(db, payload),
    reason,
    requestedById: finance.userId,
    requestedAt: at,
    executesAt: null,
    expiresAt: new Date(at.getTime() + EXPIRY_MS),
    status: decidedAt ? "executed" : "open",
    decidedById: decidedBy ?? null,
    decidedAt,
  })
  await logEvent(db, {
    kind: "approval.requested",
    entityId: approval.id,
    by: finance,
    at,
    to: "open",
    data: { of: goodwillKind.name },
  })
  return approval
}

async function give(db: Db, staff: OfficeStaff, asked: Asked) {
  const { finance, owner } = staff
  const { bookingId, flightId, guestId, amountCents, reason } = asked
  const approval = await ask(db, staff, asked, owner.userId)
  const at = approval.decidedAt ?? asked.at
  const [booking] = await db
    .select({ checkoutId: bookingsTable.checkoutId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (!booking) throw new Error(`booking ${bookingId} is gone`)
  const voucher = await insertRow(db, vouchersTable, {
    status: "active",
    code: codeFromBytes(new Uint8Array(11).map((_, index) => (index * 5 + 11) % 32)),
    valueCents: amountCents,
    motif: "wolken",
    delivery: "print",
    ownerId: guestId,
    createdAt: at,
    orderedAt: at,
    activatedAt: at,
    redeemedAt: at,
    validUntil: validUntilOf(at),
  })
  await logEvent(db, {
    kind: "voucher.given",
    entityId: voucher.id,
    by: finance,
    at,
    to: "active",
    data: { valueCents: amountCents },
  })
  const goodwill = await insertRow(db, goodwillsTable, {
    bookingId,
    amountCents,
    way: "credit",
    voucherId: voucher.id,
    givenBy: finance.userId,
    givenAt: at,
  })
  const lies = accounts.checkoutPaid(booking.checkoutId)
  await writeMoves(db, [
    {
      businessKey: `goodwill/${goodwill.id}/given`,
      subject: "booking",
      subjectId: bookingId,
      kind: "booking.goodwill_given",
      at,
      lines: [
        { account: accounts.goodwill(), amountCents },
        { account: lies, amountCents: -amountCents },
      ],
    },
    {
      businessKey: `goodwill/${goodwill.id}/credited`,
      subject: "booking",
      subjectId: bookingId,
      kind: "booking.goodwill_credited",
      at,
      lines: [
        { account: lies, amountCents },
        { account: accounts.voucher(voucher.id), amountCents: -amountCents },
      ],
    },
  ])
  const note = await insertRow(db, bookingNotesTable, {
    bookingId,
    authorId: finance.userId,
    text: reason,
    writtenAt: at,
  })
  await logEvent(db, {
    kind: "booking.goodwill_given",
    entityId: bookingId,
    by: finance,
    at,
    data: { flightId, goodwillId: goodwill.id, amountCents, way: "credit", noteId: note.id },
  })
  await logEvent(db, {
    kind: "approval.executed",
    entityId: approval.id,
    by: owner,
    at,
    from: "open",
    to: "executed",
    data: { of: goodwillKind.name },
  })
}
