import { createHash } from "node:crypto"
import { and, asc, desc, eq, inArray, lt, or } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../factories/insert-rows.ts"
import { makeMemory, makeMemoryRequest } from "../factories/make-memory.ts"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "../people/demo-logins.ts"
import { ALBUM_PHOTO_SIZE, drawAlbumPhoto } from "../people/draw-album-photo.ts"
import type { Stage } from "./stage.ts"

interface ScriptedPhoto {
  by: "pilot" | "guest"
  caption: string
  time: TimeOfDay
  /** The pilot has asked to show it. */
  request?: "asked" | "shown"
}

const PHOTOS: readonly ScriptedPhoto[] = [
  { by: "guest", caption: "Kurz nach dem Start", time: "dawn" },
  { by: "guest", caption: "", time: "day" },
  { by: "pilot", caption: "Das Licht auf dem Rückweg", time: "low-sun", request: "shown" },
  { by: "guest", caption: "Einmal alles von oben", time: "day", request: "asked" },
]

/** Albums of the newest flights of the demo's pilot and passenger. */
export async function writeMemories(db: Db, stage: Stage): Promise<void> {
  for (const email of [PILOT_EMAIL, PASSENGER_EMAIL]) {
    const flown = await findFlown(db, stage, email)
    if (flown) await writeAlbum(db, flown, stage.until)
  }
}

async function findFlown(db: Db, { until }: Stage, email: string) {
  const { id, pilotId, departsAt, arrivesAt, terrain } = flightsTable
  const login = db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.email, email))
  const [flown] = await db
    .select({ id, pilotId, arrivesAt, terrain, guestId: bookingsTable.passengerId })
    .from(flightsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.flightId, id))
    .where(
      and(
        lt(departsAt, new Date(until.getTime() - days(3))),
        inArray(flightsTable.status, ["settlement_submitted", "closed"]),
        inArray(bookingsTable.status, ["flown", "settled"]),
        or(inArray(pilotId, login), inArray(bookingsTable.passengerId, login)),
      ),
    )
    .orderBy(desc(departsAt), desc(id), asc(bookingsTable.id))
    .limit(1)
  return flown
}

type Flown = NonNullable<Awaited<ReturnType<typeof findFlown>>>

async function writeAlbum(
  db: Db,
  { id: flightId, pilotId, arrivesAt, terrain, guestId }: Flown,
  until: Date,
) {
  if (guestId === null || arrivesAt === null) return
  for (const [index, { by, caption, time, request }] of PHOTOS.entries()) {
    const userId = by === "pilot" ? pilotId : guestId
    const photoId = photoIdOf(`${flightId} ${index}`)
    const createdAt = new Date(arrivesAt.getTime() + hours(3 + index))
    await drawAlbumPhoto({
      photoId,
      terrain: terrain as Terrain,
      time,
      seed: flightId * 10 + index,
    })
    const contentHash = photoId
    const photo = { photoId, contentHash, flightId, userId, caption, createdAt }
    const memory = await makeMemory(db, { ...photo, ...ALBUM_PHOTO_SIZE })
    const role = by === "pilot" ? "pilot" : "passenger"
    const event = { entity: "memory", entityId: memory.id }
    const added = { kind: "memory.added", actorKind: role, actorId: userId, data: {} } as const
    await insertRow(db, eventsTable, { ...event, ...added, at: createdAt })
    if (!request) continue
    // what is asked still waits
    const askedAt =
      request === "asked"
        ? new Date(until.getTime() - hours(20))
        : new Date(arrivesAt.getTime() + hours(30))
    const { id: requestId } = await makeMemoryRequest(
      db,
      {
        memoryId: memory.id,
        pilotId,
        askedAt,
        status: request,
        ...(request === "shown" && { shownAt: askedAt }),
      },
      [
        {
          userId,
          isAuthor: true,
          isPictured: false,
          ...(request === "shown" && { answer: "agreed" }),
        },
      ],
    )
    const asked = { ...event, actorKind: "pilot", actorId: pilotId, data: { requestId } } as const
    await insertRow(db, eventsTable, {
      ...asked,
      kind: "memory.asked",
      toStatus: "asked",
      at: askedAt,
    })
    if (request === "asked") continue
    const shown = { fromStatus: "asked", toStatus: "shown", at: askedAt }
    await insertRow(db, eventsTable, { ...asked, kind: "memory.published", ...shown })
  }
}

/** Always the same: two worlds of a day are equal. */
function photoIdOf(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex")
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-")
}
