import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { payoutAccountsTable } from "#features/users/bank-accounts/server/payout-accounts-table.ts"
import {
  bankAccountsTable,
  pilotProfilesTable,
  usersTable,
} from "#features/users/core/server/users-tables.ts"
import { erasePhoto } from "#features/users/photos/server/save-photo.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * What is left of a person is a row without anybody in it: bookings and receipts, which the law
 * wants for ten years (§ 147 AO), go on pointing to it. The address is free for a new account.
 */
export async function eraseUser(tx: Db, userId: number): Promise<void> {
  const [user] = await tx
    .select({ photoId: usersTable.photoId })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (user?.photoId) await erasePhoto(tx, user.photoId)
  await tx.delete(bankAccountsTable).where(eq(bankAccountsTable.userId, userId))
  await tx.delete(payoutAccountsTable).where(eq(payoutAccountsTable.userId, userId))
  await writeGrants(tx, { userId, roles: [], grantedById: null })
  await tx.delete(pilotProfilesTable).where(eq(pilotProfilesTable.userId, userId))
  await tx
    .update(usersTable)
    .set({
      // nobody guesses it, and no mail can ever go there (RFC 2606)
      email: `${randomUUID()}@geloescht.invalid`,
      emailConfirmedAt: null,
      passwordHash: null,
      firstName: "",
      lastName: "",
      phone: null,
      about: "",
      languages: [],
      photoId: null,
      hasSubscribedNewsletter: false,
      mutedMails: [],
      mutedPushes: [],
      termsAcceptedAt: null,
      blockedAt: null,
      deletedAt: clock.now(),
    })
    .where(eq(usersTable.id, userId))
}
