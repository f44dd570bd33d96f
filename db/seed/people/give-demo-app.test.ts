import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { DEMO_APP_SECRET } from "#features/auth/second-factor/server/demo-app.ts"
import { openTotpSecret, sealTotpSecret } from "#features/auth/second-factor/server/totp.ts"
import { testDatabase } from "#tests/support/database.ts"
import { rowsOf } from "../test-world.ts"
import { ADMIN_EMAIL } from "./demo-logins.ts"
import { giveDemoApp } from "./give-demo-app.ts"

const db = await testDatabase()

async function secretOf(userId: number): Promise<string | undefined> {
  const [app] = await rowsOf<{ sealed: string }>(
    db,
    `select sealed_secret as sealed from authenticator_apps
      where user_id = ${userId} and confirmed_at is not null`,
  )
  return app && openTotpSecret(userId, app.sealed)
}

test("the admin of a demo world from before there were factors gets the app beside the login", async () => {
  await giveDemoApp(db)
  const { id } = await makeUser(db, { email: ADMIN_EMAIL, isAdmin: true })
  expect(await secretOf(id)).toBeUndefined()
  await giveDemoApp(db)
  expect(await secretOf(id)).toBe(DEMO_APP_SECRET)

  const own = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
  const sealed = sealTotpSecret(id, own)
  await rowsOf(
    db,
    `update authenticator_apps set sealed_secret = '${sealed}' where user_id = ${id}`,
  )
  await giveDemoApp(db)
  expect(await secretOf(id)).toBe(own)

  // begun and never confirmed: the enrolment would stand before the back office
  await rowsOf(db, `update authenticator_apps set confirmed_at = null where user_id = ${id}`)
  await giveDemoApp(db)
  expect(await secretOf(id)).toBe(DEMO_APP_SECRET)
})
