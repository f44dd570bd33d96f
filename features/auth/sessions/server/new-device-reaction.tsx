import { and, eq, isNull, lt, sql } from "drizzle-orm"
import { z } from "zod"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { type EventRow, eventsTable, type Reaction } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { NewDeviceMail } from "./new-device-mail.tsx"

const signedIn = z.object({
  device: z.string(),
  method: z.enum(["code", "password", "link", "passkey"]).optional(),
})

/**
 * Tells somebody by mail that a device signed in that never did before; once per device, and not of
 * the very first. Devices are known from the events, because sessions are forgotten.
 */
export const newDeviceReaction: Reaction = {
  on: "user.signed_in",
  name: "new-device-mail",
  async run(db, event) {
    const { device, method } = signedIn.parse(event.data)
    const before = await signInsBefore(db, event, device)
    if (before.all === 0 || before.here > 0) return
    const [user] = await db
      .select({ email: usersTable.email })
      .from(usersTable)
      .where(and(eq(usersTable.id, event.entityId), isNull(usersTable.deletedAt)))
    if (!user) return
    await sendMail(db, {
      key: `new-device/${event.entityId}/${device}`,
      kind: "new-device",
      to: user.email,
      subject: `Neue Anmeldung bei ${PRODUCT_NAME}: ${device}`,
      body: <NewDeviceMail device={device} at={event.at} method={method} />,
    })
  },
}

async function signInsBefore(db: Db, event: EventRow, device: string) {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)`,
      here: sql<number>`count(*) filter (where ${eventsTable.data} ->> 'device' = ${device})`,
    })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "user"),
        eq(eventsTable.entityId, event.entityId),
        eq(eventsTable.kind, "user.signed_in"),
        lt(eventsTable.id, event.id),
      ),
    )
  return counts ?? { all: 0, here: 0 }
}
