import { type Database, openDatabase } from "#platform/server/db.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"

/** The database behind a running product; the caller closes it. */
export function openProductDatabase(dataDir: string): Database {
  const connection = readConnection(layoutOf(dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  return openDatabase(connectionUrl(connection), { max: 4 })
}
