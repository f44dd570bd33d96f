import { and, eq } from "drizzle-orm"
import { contentVersionsTable } from "#features/office-texts/server/content-versions-table.ts"
import type { Db } from "#platform/server/db.ts"
import { makeVersion } from "../../factories/make-content-version.ts"
import type { Stage } from "../stage.ts"
import { hoursBefore, logEvent, type OfficeStaff } from "./office-staff.ts"

const DOCUMENT = "nachtflug"

/** A topic that somebody has changed for a while, and that says again what the deployment brings. */
export async function writeTextHistory(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  const steps = [
    {
      state: "published",
      kind: "text.published",
      hoursAgo: 900,
      note: "Für die kurzen Tage im Dezember.",
      text: { lead: "Um fünf ist es dunkel, und unter dir gehen die Lichter an." },
    },
    {
      state: "delivered",
      kind: "text.returned",
      hoursAgo: 210,
      note: "Passt wieder fürs ganze Jahr.",
      text: {},
    },
  ] as const
  for (const { state, kind, hoursAgo, note, text } of steps) {
    const at = hoursBefore(stage, hoursAgo)
    const number = await makeVersion(db, {
      document: DOCUMENT,
      state,
      text,
      note,
      authorId: staff.safety.userId,
      writtenAt: at,
    })
    const [written] = await db
      .select({ id: contentVersionsTable.id })
      .from(contentVersionsTable)
      .where(
        and(eq(contentVersionsTable.document, DOCUMENT), eq(contentVersionsTable.number, number)),
      )
    await logEvent(db, {
      kind,
      entityId: written?.id ?? 0,
      by: staff.safety,
      at,
      reason: note,
      data: { document: DOCUMENT, number, restoredNumber: null },
    })
  }
}
