import { sql } from "drizzle-orm"
import { openDatabase } from "#platform/server/db.ts"
import { hasSecret, namedSecrets } from "#platform/server/secrets.ts"
import { listSealing, whySecretsAreRefused } from "#server/security/sealing-secrets.ts"
import { bad, type Finding, ok, warn } from "./finding.ts"

/** Whether a process with our secrets could read what the database at `url` holds. */
export async function lookAtSecret(url: string): Promise<Finding> {
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const { rows } = await db.execute<{ is_there: boolean }>(
      sql`select to_regclass('sealing_secrets') is not null as is_there`,
    )
    if (!rows[0]?.is_there)
      return warn("secret", "the database says nothing of it before it is migrated")
    const why = await whySecretsAreRefused(db)
    if (why) return bad("secret", why)
    if (!hasSecret()) return ok("secret", "none yet, the first start makes it")
    const signing = namedSecrets().find(({ isSigning }) => isSigning)?.fingerprint
    const former = (await listSealing(db)).filter((fingerprint) => fingerprint !== signing)
    return former.length === 0
      ? ok("secret", `${signing}, of which a copy must lie elsewhere`)
      : warn(
          "secret",
          `something may still be sealed by ${former.join(", ")}: npm run secrets:rotate`,
        )
  } finally {
    await close()
  }
}
