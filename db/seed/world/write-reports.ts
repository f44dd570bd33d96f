import { and, asc, eq, gt, isNotNull, ne } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { appealsTable } from "#features/reports/server/appeals-table.ts"
import { findReported } from "#features/reports/server/report-subject.ts"
import { reportsTable } from "#features/reports/server/reports-table.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../factories/insert-rows.ts"
import { ADMIN_EMAIL, PILOT_EMAIL } from "../people/demo-logins.ts"
import { type ReportedThing, SCRIPTED_REPORTS, type ScriptedReport } from "./scripted-reports.ts"
import type { Stage } from "./stage.ts"

type Subject = NonNullable<Awaited<ReturnType<typeof findReported>>> & { authorId: number }

/** What was reported, decided and complained about before the demo began: nothing by the demo's logins. */
export async function writeReports(db: Db, stage: Stage): Promise<void> {
  const [admin] = await db.select().from(usersTable).where(eq(usersTable.email, ADMIN_EMAIL))
  if (!admin) throw new Error("the demo world has no admin")
  for (const script of SCRIPTED_REPORTS) {
    const subject = await findSubject(db, stage, script.thing)
    if (subject) await writeReport(db, stage, { script, subject, adminId: admin.id })
  }
}

async function findSubject(
  db: Db,
  stage: Stage,
  thing: ReportedThing,
): Promise<Subject | undefined> {
  if ("flight" in thing) {
    const flight = await findFlight(db, stage, thing.flight)
    const found = flight && (await findReported(db, "flight", flight.id, undefined))
    return found && { ...found, authorId: flight.pilotId }
  }
  if ("review" in thing) {
    const review = await findReview(db, thing.review)
    const found = review && (await findReported(db, "review", review.id, undefined))
    return found && { ...found, authorId: review.authorId }
  }
  const user =
    "pilot" in thing
      ? stage.cast.pilots[thing.pilot]?.user
      : stage.cast.passengers.toReversed()[thing.guest]
  const found = user && (await findReported(db, "profile", user.id, undefined))
  return found && { ...found, authorId: user.id }
}

async function findFlight(db: Db, { cast, until }: Stage, index: number) {
  const demoPilot = cast.pilots.find(({ user }) => user.email === PILOT_EMAIL)
  const [flight] = await db
    .select({ id: flightsTable.id, pilotId: flightsTable.pilotId })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "published"),
        gt(flightsTable.departsAt, until),
        ne(flightsTable.pilotId, demoPilot?.user.id ?? 0),
      ),
    )
    .orderBy(asc(flightsTable.departsAt), asc(flightsTable.id))
    .limit(1)
    .offset(20 + index)
  return flight
}

async function findReview(db: Db, index: number) {
  const [review] = await db
    .select({ id: reviewsTable.id, authorId: reviewsTable.authorId })
    .from(reviewsTable)
    .where(isNotNull(reviewsTable.publishedAt))
    .orderBy(asc(reviewsTable.stars), asc(reviewsTable.id))
    .limit(1)
    .offset(index)
  return review
}

interface Writing {
  script: ScriptedReport
  subject: Subject
  adminId: number
}

async function writeReport(db: Db, stage: Stage, { script, subject, adminId }: Writing) {
  const { ref, reason, explanation, decision, appeal } = script
  const ago = (count: number) => new Date(stage.until.getTime() - hours(count))
  const reporter = typeof script.by === "number" ? stage.cast.passengers[script.by] : undefined
  const guest = typeof script.by === "number" ? { name: "", email: "" } : script.by
  const restriction =
    decision?.restriction && (await writeRestriction(db, { script, subject, adminId }, ago))
  const report = await insertRow(db, reportsTable, {
    ref,
    idempotencyKey: ref,
    subjectKind: subject.subject,
    subjectId: subject.id,
    subjectTitle: subject.title,
    reason,
    explanation,
    reporterId: reporter?.id ?? null,
    reporterName: reporter ? `${reporter.firstName} ${reporter.lastName}` : guest.name,
    email: reporter?.email ?? guest.email,
    status: decision ? "decided" : "received",
    createdAt: ago(script.hoursAgo),
    ...(decision && {
      verdict: decision.restriction ? "restricted" : "kept",
      reasons: decision.reasons,
      decidedAt: ago(decision.hoursAgo),
      restrictionId: restriction?.id ?? null,
    }),
  })
  await record(db, {
    kind: "report.received",
    entityId: report.id,
    actorId: reporter?.id ?? null,
    toStatus: "received",
    at: report.createdAt,
  })
  if (!report.decidedAt) return
  await record(db, {
    kind: "report.decided",
    entityId: report.id,
    actorId: adminId,
    fromStatus: "received",
    toStatus: report.verdict,
    reason: restriction?.ground ?? null,
    data: restriction ? { restrictionId: restriction.id } : {},
    at: report.decidedAt,
  })
  if (!appeal) return
  const [author] = await db.select().from(usersTable).where(eq(usersTable.id, subject.authorId))
  const written = await insertRow(db, appealsTable, {
    ref: appeal.ref,
    reportId: restriction ? null : report.id,
    restrictionId: restriction?.id ?? null,
    userId: restriction ? subject.authorId : report.reporterId,
    email: restriction ? (author?.email ?? "") : report.email,
    explanation: appeal.explanation,
    status: appeal.upheld ? "upheld" : "received",
    reasons: appeal.upheld ?? "",
    createdAt: ago(appeal.hoursAgo),
    decidedAt: appeal.upheld ? ago(appeal.hoursAgo - 20) : null,
  })
  const event = { entityId: written.id, toStatus: "received", at: written.createdAt }
  await record(db, { ...event, kind: "appeal.received", actorId: written.userId })
  if (!written.decidedAt) return
  await record(db, {
    kind: "appeal.decided",
    entityId: written.id,
    actorId: adminId,
    fromStatus: "received",
    toStatus: written.status,
    at: written.decidedAt,
  })
}

async function writeRestriction(
  db: Db,
  { script, subject, adminId }: Writing,
  ago: (hours: number) => Date,
) {
  const { decision } = script
  if (!decision?.restriction) return undefined
  const createdAt = ago(decision.hoursAgo)
  const restriction = await insertRow(db, restrictionsTable, {
    ...decision.restriction,
    reasons: decision.reasons,
    userId: subject.authorId,
    subjectKind: subject.subject,
    subjectId: subject.id,
    subjectTitle: subject.title.replace("Profil von", "Konto von"),
    createdAt,
  })
  const isReview = subject.subject === "review"
  if (isReview) {
    await db
      .update(reviewsTable)
      .set({ hiddenAt: createdAt })
      .where(eq(reviewsTable.id, subject.id))
  } else {
    await db
      .update(usersTable)
      .set({ blockedAt: createdAt })
      .where(eq(usersTable.id, subject.authorId))
  }
  await record(db, {
    kind: isReview ? "review.hidden" : "user.blocked",
    entityId: subject.id,
    actorId: adminId,
    fromStatus: isReview ? "published" : "open",
    toStatus: isReview ? "hidden" : "blocked",
    reason: restriction.ground,
    data: { restrictionId: restriction.id },
    at: createdAt,
  })
  return restriction
}

type NewEvent = Omit<typeof eventsTable.$inferInsert, "entity" | "actorKind" | "data"> & {
  data?: Record<string, unknown>
}

function record(db: Db, event: NewEvent) {
  const entity = event.kind.slice(0, event.kind.indexOf("."))
  const actorKind = event.kind.endsWith(".received") ? "passenger" : "admin"
  return insertRow(db, eventsTable, { data: {}, ...event, entity, actorKind })
}
