import { eq } from "drizzle-orm"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import {
  findBankAccountWait,
  findPayoutAccountWait,
} from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import { findPayoutAccount } from "#features/users/bank-accounts/server/payout-accounts.ts"
import { languageName } from "#features/users/core/languages.ts"
import { findStoredBankAccount } from "#features/users/core/server/bank-account-queries.ts"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { photoKey } from "#features/users/photos/photo-path.ts"
import { findBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import { findStatedHours } from "#features/users/pilots/server/flight-hours.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * The account as it is kept, for the export of a person's data: whole, the IBAN included, because a
 * masked copy is none (Art. 15 (3) GDPR). Only the proof of a password stays here.
 */
export async function exportProfile(db: Db, userId: number) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  if (!user) throw unknownUser()
  const bankAccount = (await findStoredBankAccount(db, userId))?.clear
  const pilot = await findPilotProfile(db, userId)
  const payout = await findPayoutAccount(db, userId)
  return {
    konto: {
      nummer: user.id,
      mailadresse: user.email,
      mailadresseBestaetigtAm: user.emailConfirmedAt,
      vorname: user.firstName,
      nachname: user.lastName,
      telefon: user.phone,
      ueberMich: user.about,
      sprachen: user.languages.map(languageName),
      foto: user.photoId,
      passwortGesetzt: user.passwordHash !== null,
      newsletter: user.hasSubscribedNewsletter,
      abgeschalteteMails: user.mutedMails,
      abgeschalteteHinweise: user.mutedPushes,
      rollenInDerVerwaltung: (await listRolesOf(db, userId)).map(
        (role) => OFFICE_ROLE_LABELS[role].name,
      ),
      agbAngenommenAm: user.termsAcceptedAt,
      angelegtAm: user.createdAt,
      gesperrtAm: user.blockedAt,
    },
    pilotenprofil: pilot
      ? {
          lizenz: pilot.licence,
          geburtsdatum: await findBirthDate(db, userId),
          flugstunden: await findStatedHours(db, userId),
          heimatplatz: pilot.home && `${pilot.home.name} (${pilot.home.code})`,
        }
      : null,
    bankverbindung: bankAccount
      ? {
          inhaber: bankAccount.accountHolder,
          iban: bankAccount.iban,
          bic: bankAccount.bic,
          auszahlungenWartenBis: await findBankAccountWait(db, userId),
        }
      : null,
    auszahlungskonto: payout
      ? {
          nummerBeimZahlungsdienst: payout.providerRef,
          angabenVollstaendig: payout.hasDetails,
          kannGeldErhalten: payout.canReceive,
          kannAuszahlen: payout.canPayOut,
          auszahlungenWartenBis: await findPayoutAccountWait(db, userId),
          angelegtAm: payout.createdAt,
          zuletztGemeldetAm: payout.reportedAt,
        }
      : null,
  }
}

/** The files that belong to the copy: what each is called there, and where the store keeps it. */
export async function listPhotoFiles(db: Db, userId: number) {
  const [user] = await db
    .select({ photoId: usersTable.photoId })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  return user?.photoId ? [{ file: "foto.webp", key: photoKey(user.photoId, 640) }] : []
}
