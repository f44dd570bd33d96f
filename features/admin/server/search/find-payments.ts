import { eq, inArray, sql } from "drizzle-orm"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { PAYMENT_MEANS_LABELS } from "#features/payments/payment.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import { findIds, inOrderOf, joinFacts, statusLabel } from "./hits-of-ids.ts"

/**
 * The payments that are meant: by our reference or that of the provider, of the payment itself or of what
 * belongs to it, a refund, a dispute, a transfer of its money.
 */
export function findPayments(tx: Db, { ref, providerRef }: SearchReading) {
  return findIds(tx, [
    ref && sql`select id from payments where ref = ${ref}`,
    ref &&
      sql`select payments.id from checkouts join payments on checkout_id = checkouts.id
        where checkouts.ref = ${ref}`,
    ref && sql`select payment_id as id from refunds where ref = ${ref}`,
    ref &&
      sql`select payment_id as id from transfers where ref = ${ref} and payment_id is not null`,
    providerRef && sql`select id from payments where provider_ref = ${providerRef}`,
    ...["session_id", "payment_intent_id"].map(
      (column) =>
        providerRef &&
        sql`select payments.id from stripe_checkouts join payments using (provider_ref)
          where ${sql.identifier(column)} = ${providerRef}`,
    ),
    ...["refunds", "disputes", "transfers"].map(
      (table) =>
        providerRef &&
        sql`select payment_id as id from ${sql.identifier(table)}
          where provider_ref = ${providerRef} and payment_id is not null`,
    ),
  ])
}

export async function listPayments(tx: Db, ids: readonly number[]): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      payment: paymentsTable,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(paymentsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, paymentsTable.checkoutId))
    .leftJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .where(inArray(paymentsTable.id, [...ids]))
  return inOrderOf(ids, rows, ({ payment }) => payment.id).map((row) => {
    const { payment, firstName, lastName } = row
    return {
      id: `payment-${payment.id}`,
      kind: "payment",
      title: `Zahlung ${payment.ref}`,
      facts: joinFacts([
        `${firstName ?? ""} ${lastName ?? ""}`.trim(),
        formatEuro(payment.amountCents),
        payment.provider === "credit" ? "Guthaben" : PAYMENT_MEANS_LABELS[payment.means],
        formatDay(payment.createdAt, HOME_ZONE),
      ]),
      status: statusLabel("payment", payment.status),
      href: paymentStoryPath(payment.ref),
    }
  })
}
