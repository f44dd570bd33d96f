import { eq } from "drizzle-orm"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { env } from "#platform/server/env.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startFullBucket } from "#tests/support/full-bucket.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const { app } = testApplication(db)
const bucket = await startFullBucket()
const usual = env().STORAGE_URL
env().STORAGE_URL = bucket.url
await connectStorage()
afterAll(async () => {
  bucket.stop()
  env().STORAGE_URL = usual
  await connectStorage()
})

test("whoever brings a file while the storage is full is told so, nothing is changed, and it works once there is room", async () => {
  const { id } = await makeUser(db)
  const black = { width: 400, height: 400, channels: 3 as const, background: "#000000" }
  const bytes = new Uint8Array(await sharp({ create: black }).jpeg().toBuffer())
  const cookie = await accessCookieFor(db, id)
  const send = () =>
    app.request(`${env().PUBLIC_URL}/api/users/${id}/photo`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", cookie },
      body: bytes,
    })
  const refused = await send()
  expect([refused.status, await refused.json()]).toEqual([
    507,
    {
      statusCode: 507,
      code: "storage-full",
      error: "Insufficient Storage",
      message:
        "Bei uns ist gerade kein Platz mehr, deshalb konnten wir das nicht speichern. Wir kümmern uns darum: Versuch es später noch einmal.",
    },
  ])
  const photo = () =>
    db.select({ id: usersTable.photoId }).from(usersTable).where(eq(usersTable.id, id))
  expect(await photo()).toEqual([{ id: null }])
  bucket.makeRoom()
  expect((await send()).status).toBe(200)
  expect((await photo())[0]?.id).toEqual(expect.any(String))
})
