import { asc, desc, eq } from "drizzle-orm"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import {
  pendingChangesTable,
  pendingRegistrationsTable,
} from "#features/auth/core/server/pending-tables.ts"
import { passkeysTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import {
  authenticatorAppsTable,
  factorRecoveriesTable,
  pendingSignInsTable,
  recoveryCodesTable,
} from "#features/auth/second-factor/server/second-factor-tables.ts"
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
        zuletztBestaetigtAm: sessionsTable.provenAt,
        zweiterFaktorBestaetigtAm: sessionsTable.factorAt,
        verwaltungBenutztAm: sessionsTable.officeUsedAt,
        endetAm: sessionsTable.expiresAt,
        abgemeldetAm: sessionsTable.revokedAt,
      })
      .from(sessionsTable)
      .where(eq(sessionsTable.userId, userId))
      .orderBy(desc(sessionsTable.createdAt)),
    passkeys: await db
      .select({
        name: passkeysTable.name,
        hinzugefuegtAm: passkeysTable.createdAt,
        zuletztBenutztAm: passkeysTable.lastUsedAt,
      })
      .from(passkeysTable)
      .where(eq(passkeysTable.userId, userId))
      .orderBy(asc(passkeysTable.createdAt)),
    authentifizierungsApp: await db
      .select({
        angefangenAm: authenticatorAppsTable.startedAt,
        eingerichtetAm: authenticatorAppsTable.confirmedAt,
      })
      .from(authenticatorAppsTable)
      .where(eq(authenticatorAppsTable.userId, userId)),
    notfallcodes: await db
      .select({
        erzeugtAm: recoveryCodesTable.createdAt,
        benutztAm: recoveryCodesTable.usedAt,
      })
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.userId, userId))
      .orderBy(asc(recoveryCodesTable.usedAt)),
    wartendeAnmeldungen: await db
      .select({
        womit: pendingSignInsTable.method,
        geraet: pendingSignInsTable.device,
        angefangenAm: pendingSignInsTable.createdAt,
        beendetAm: pendingSignInsTable.usedAt,
      })
      .from(pendingSignInsTable)
      .where(eq(pendingSignInsTable.userId, userId))
      .orderBy(asc(pendingSignInsTable.createdAt)),
    wiederherstellungen: await db
      .select({
        angefordertAm: factorRecoveriesTable.requestedAt,
        moeglichAb: factorRecoveriesTable.dueAt,
        beendetAm: factorRecoveriesTable.endedAt,
        wie: factorRecoveriesTable.outcome,
      })
      .from(factorRecoveriesTable)
      .where(eq(factorRecoveriesTable.userId, userId))
      .orderBy(asc(factorRecoveriesTable.requestedAt)),
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
