import { createHmac } from "node:crypto"
import { Client } from "pg"

const SERVER_ROLE = "aufwind_server"

// any constant: two programs that start at once must not make the role at once
const ROLE_LOCK = 5_102_117

/**
 * The address at which the product itself connects: that of a role which owns nothing. Its password
 * follows from the owner's, so that there is no second one to keep or to lose.
 */
export function serverUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const ownerPassword = decodeURIComponent(url.password)
  url.password = createHmac("sha256", ownerPassword).update(SERVER_ROLE).digest("base64url")
  url.username = SERVER_ROLE
  return url.href
}

/** Makes the role where it is missing, or its password where the owner has a new one. */
export async function ensureServerRole(ownerUrl: string): Promise<string> {
  const url = serverUrlOf(ownerUrl)
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("BEGIN")
    await client.query("SELECT pg_advisory_xact_lock($1)", [ROLE_LOCK])
    const known = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [SERVER_ROLE])
    if (known.rowCount === 0) await client.query(`CREATE ROLE ${SERVER_ROLE}`)
    const password = client.escapeLiteral(new URL(url).password)
    await client.query(
      `ALTER ROLE ${SERVER_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${password}`,
    )
    await client.query("COMMIT")
    return url
  } finally {
    await client.end()
  }
}
