import { type Database, openDatabase } from "#platform/server/db.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"

/** The database of a product that runs, by the role that owns its tables; the caller closes it. */
export function openProductDatabase(dataDir: string): Database {
  return openDatabase(ownerUrlOf(dataDir), { max: 4 })
}

/** The same by the role with which the product itself is connected. */
export function openDatabaseAsProduct(dataDir: string): Database {
  return openDatabase(serverUrlOf(ownerUrlOf(dataDir)), { max: 1 })
}

function ownerUrlOf(dataDir: string): string {
  const connection = readConnection(layoutOf(dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  return connectionUrl(connection)
}
