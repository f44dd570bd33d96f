import { and, eq, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type DocumentKind, isValidOn } from "../verification.ts"
import { verificationDocumentsTable } from "./verification-tables.ts"

const BADGES = [
  ["identity", "Identität"],
  ["licence", "Lizenz"],
  ["medical", "Medical"],
  ["background_check", "Zuverlässigkeit"],
  ["insurance", "Versicherung"],
] as const satisfies readonly (readonly [DocumentKind, string])[]

/** What of a person is verified and valid on `day` (ISO date), in words for badges. */
export async function listBadgesOf(db: Db, userId: number, day: string): Promise<string[]> {
  const documents = await db
    .select()
    .from(verificationDocumentsTable)
    .where(
      and(
        eq(verificationDocumentsTable.userId, userId),
        inArray(
          verificationDocumentsTable.kind,
          BADGES.map(([kind]) => kind),
        ),
      ),
    )
  return BADGES.filter(([kind]) =>
    documents.some((document) => document.kind === kind && isValidOn(document, day)),
  ).map(([, label]) => label)
}
