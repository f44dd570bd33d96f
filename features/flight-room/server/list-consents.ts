import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { StoredConsent } from "../room-document.ts"

/** Who agrees that minors fly along: of one guest's people, or to the pilot of everybody's. */
export async function listConsents(
  db: Db,
  { flightId, passengerId }: { flightId: number; passengerId: number | null },
): Promise<StoredConsent[]> {
  const { rows } = await db.execute<Record<string, unknown> & StoredConsent>(sql`
    select p.name as minor, p.guardian_name as guardian, p.guardian_consent_at::text as at,
      p.guardian_wording as wording
    from bookings b join booking_people p on p.booking_id = b.id
    where b.flight_id = ${flightId} and p.is_minor
      and b.status in ('requested', 'confirmed', 'payment_due', 'flown', 'disputed', 'settled')
      and ${passengerId === null ? sql`true` : sql`b.passenger_id = ${passengerId}`}
    order by b.id, p.position`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
