import { env } from "#platform/server/env.ts"

/**
 * Where the database at `url` is reached without the pooler that may stand before it: for what belongs to a
 * connection (LISTEN, settings of a session), which a pooler in transaction mode gives to somebody else.
 */
export function directUrl(url: string): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env()
  return url === DATABASE_URL ? (DATABASE_DIRECT_URL ?? url) : url
}
