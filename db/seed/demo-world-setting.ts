import { eq } from "drizzle-orm"
import { jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Db } from "#platform/server/db.ts"

const settingsTable = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

const KEY = "demo-world"

const demoWorldSchema = z.object({
  /** ISO days in Europe/Berlin: of the first load, of the last top-up, of the last planned flights. */
  loadedOn: z.iso.date(),
  toppedUpOn: z.iso.date(),
  plannedTo: z.iso.date(),
})
export type DemoWorld = z.infer<typeof demoWorldSchema>

/** Remembers a new demo world; false where there is one. A second process waits for the first. */
export async function claimDemoWorld(tx: Db, world: DemoWorld): Promise<boolean> {
  const claimed = await tx
    .insert(settingsTable)
    .values({ key: KEY, value: world })
    .onConflictDoNothing()
    .returning({ key: settingsTable.key })
  return claimed.length > 0
}

export async function lockDemoWorld(tx: Db): Promise<DemoWorld | undefined> {
  const [row] = await tx
    .select()
    .from(settingsTable)
    .where(eq(settingsTable.key, KEY))
    .for("update")
  return row && demoWorldSchema.parse(row.value)
}

export async function saveDemoWorld(tx: Db, world: DemoWorld): Promise<void> {
  await tx.update(settingsTable).set({ value: world }).where(eq(settingsTable.key, KEY))
}
