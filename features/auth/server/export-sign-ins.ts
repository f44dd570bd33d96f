import { asc, desc, eq } from "drizzle-orm"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import {
  pendingChangesTable,
  pendingRegistrationsTable,
} from "#features/auth/core/server/pending-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** Where somebody was signed in, and what waits for a code; codes and tokens stay secret. */
export async function exportSignIns(db: Db, userId: number) {
  return {
    anmeldungen: await db
      .select({
        geraet: sessionsTable.device,
        bleibtAngemeldet: sessionsTable.isPersistent,
        womit: sessionsTable.method,
        angemeldetAm: sessionsTable.createdAt,
        zuletztBenutztAm: sessionsTable.lastSeenAt,
        endetAm: sessionsTable.expiresAt,
        abgemeldetAm: sessionsTable.revokedAt,
      })
      .from(sessionsTable)
      .where(eq(sessionsTable.userId, userId))
      .orderBy(desc(sessionsTable.createdAt)),
    angeforderteCodes: await db
      .select({
        wofuer: loginChallengesTable.purpose,
        angefordertAm: loginChallengesTable.createdAt,
        benutztAm: loginChallengesTable.usedAt,
      })
      .from(loginChallengesTable)
      .innerJoin(usersTable, eq(usersTable.email, loginChallengesTable.email))
      .where(eq(usersTable.id, userId))
      .orderBy(asc(loginChallengesTable.createdAt)),
    angefangeneRegistrierungen: await db
      .select({
        vorname: pendingRegistrationsTable.firstName,
        nachname: pendingRegistrationsTable.lastName,
        newsletter: pendingRegistrationsTable.hasSubscribedNewsletter,
        lizenz: pendingRegistrationsTable.licence,
        agbAngenommenAm: pendingRegistrationsTable.termsAcceptedAt,
      })
      .from(pendingRegistrationsTable)
      .innerJoin(
        loginChallengesTable,
        eq(loginChallengesTable.id, pendingRegistrationsTable.challengeId),
      )
      .innerJoin(usersTable, eq(usersTable.email, loginChallengesTable.email))
      .where(eq(usersTable.id, userId)),
    angefangeneAenderungen: await db
      .select({
        was: pendingChangesTable.kind,
        neueMailadresse: pendingChangesTable.newEmail,
        angefangenAm: pendingChangesTable.createdAt,
        bestaetigtAm: pendingChangesTable.doneAt,
      })
      .from(pendingChangesTable)
      .where(eq(pendingChangesTable.userId, userId))
      .orderBy(asc(pendingChangesTable.createdAt)),
  }
}
