import { resetFactors } from "#features/auth/second-factor/server/remove-factor.tsx"
import { makeAdmin } from "#features/users/core/server/make-admin.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { bootstrap } from "../process.ts"

/**
 * `npm run admin:create -- name@example.org`: its owner signs in by code, makes a second factor and is
 * an admin. `--reset-factor` takes a lost one away, so that the next sign-in makes a new one.
 */
export async function createAdmin(...args: string[]): Promise<void> {
  const isReset = args.includes("--reset-factor")
  const [address = ""] = args.filter((arg) => arg !== "--reset-factor")
  const email = emailSchema.safeParse(address)
  if (!email.success) {
    const [issue] = email.error.issues
    throw new Error(`${issue?.message}: npm run admin:create -- name@example.org`)
  }
  const ground = await bootstrap("visitor")
  const userId = await makeAdmin(ground.db, email.data)
  if (isReset) await inTransaction(ground.db, (tx) => resetFactors(tx, userId))
  await ground.close()
  process.stdout.write(
    `${email.data} hat jetzt Zugang zur Verwaltung (is an admin now). Anmelden per Code und zweiten Faktor einrichten: ${env().PUBLIC_URL}/de/login?redirect=/de/verwaltung\n`,
  )
}
