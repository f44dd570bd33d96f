import { sql } from "drizzle-orm"
import sharp from "sharp"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { storage } from "#platform/server/storage.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { CENTERED_CROP } from "../photo.ts"
import { savePhoto } from "./save-photo.ts"

const db = await testDatabase()

async function keysToForget(): Promise<string[]> {
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`select data -> 'keys' as keys from pgboss.job where name = 'forget-files'`,
  )
  return rows.flatMap(({ keys }) => keys)
}

test("a photo of an account that was deleted meanwhile leaves no files behind", async () => {
  const user = await makeUser(db, { deletedAt: clock.now() })
  const bytes = await sharp({
    create: { width: 320, height: 320, channels: 3, background: "#3c45c4" },
  })
    .jpeg()
    .toBuffer()
  const actor = { kind: "user", userId: user.id, isPilot: false, isAdmin: false } as const
  await expect(savePhoto(db, actor, { bytes, crop: CENTERED_CROP })).rejects.toMatchObject({
    kind: "not-found",
  })
  const keys = await keysToForget()
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(await storage().exists(key), key).toBe(true)
  await workOff(db)
  for (const key of keys) expect(await storage().exists(key), key).toBe(false)
})
