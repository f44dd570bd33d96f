import { makeAdmin } from "#features/users/core/server/make-admin.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { env } from "#platform/server/env.ts"
import { bootstrap } from "../process.ts"

/** `npm run admin:create -- name@example.org`: its owner signs in by code and is an admin. */
export async function createAdmin(address = ""): Promise<void> {
  const email = emailSchema.safeParse(address)
  if (!email.success) {
    const [issue] = email.error.issues
    throw new Error(`${issue?.message}: npm run admin:create -- name@example.org`)
  }
  const ground = await bootstrap("visitor")
  await makeAdmin(ground.db, email.data)
  await ground.close()
  process.stdout.write(
    `${email.data} hat jetzt Zugang zur Verwaltung (is an admin now). Anmelden per Code: ${env().PUBLIC_URL}/de/login\n`,
  )
}
