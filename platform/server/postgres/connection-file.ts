import { randomBytes } from "node:crypto"
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { z } from "zod"

const connectionSchema = z.object({
  host: z.literal("127.0.0.1"),
  port: z.int().min(1).max(65_535),
  user: z.string(),
  password: z.string().min(20),
  database: z.string(),
})

/** How to reach the embedded server; `connection.json` keeps it between starts. */
export type Connection = z.infer<typeof connectionSchema>

export function newConnection(port: number): Connection {
  return {
    host: "127.0.0.1",
    port,
    user: "aufwind",
    password: randomBytes(24).toString("base64url"),
    database: "aufwind",
  }
}

/** Missing and damaged files read as undefined: the password can be set anew at the next start. */
export function readConnection(file: string): Connection | undefined {
  try {
    return connectionSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data
  } catch {
    return undefined
  }
}

/** Replaces the file in one step, so that a reader never sees half of it. */
export function writeConnection(file: string, connection: Connection): void {
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}

export function connectionUrl(connection: Connection, database = connection.database): string {
  const { user, password, host, port } = connection
  return `postgresql://${user}:${password}@${host}:${port}/${database}`
}
