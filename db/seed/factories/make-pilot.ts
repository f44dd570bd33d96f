import { pilotProfilesTable, usersTable } from "#features/users/server/users-tables.ts"
import type { Licence } from "#features/users/user.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow, insertRows } from "./insert-rows.ts"
import { type UserRow, type UserValues, userValues } from "./make-user.ts"

export type ProfileValues = typeof pilotProfilesTable.$inferInsert
export type DocumentValues = typeof verificationDocumentsTable.$inferInsert

export function profileValues(
  overrides: Partial<ProfileValues> & { userId: number },
): ProfileValues {
  return {
    licence: "PPL(A)",
    flightHours: 412,
    landingsLast90Days: 9,
    licensedSince: "2011-05-14",
    birthDate: "1984-04-12",
    createdAt: clock.now(),
    ...overrides,
  }
}

/** The class of medical and the rating that go with a licence. */
const CLASSES: Record<Licence, { medical: string; rating: string }> = {
  "PPL(A)": { medical: "class_2", rating: "SEP" },
  "CPL(A)": { medical: "class_1", rating: "SEP" },
  "LAPL(A)": { medical: "lapl", rating: "SEP" },
  SPL: { medical: "lapl", rating: "TMG" },
  UL: { medical: "lapl", rating: "passenger_ul" },
}

/**
 * What a pilot has handed in, all of it checked; `monthsLeft` until the first one ends. A licence
 * is for life, the background check belongs to German licences only.
 */
export function verifiedDocuments(pilot: {
  userId: number
  licence: Licence
  country?: string
  hasNightRating?: boolean
  /** Their medicals end after a year (MED.A.045). */
  isOver50?: boolean
  decidedAt: Date
  monthsLeft?: number
}): DocumentValues[] {
  const { userId, licence, isOver50 = false, decidedAt, monthsLeft = 8 } = pilot
  const day = isoDay(decidedAt, HOME_ZONE)
  const inMonths = (months: number) => addDays(day, Math.round(months * 30.4))
  const document = (
    kind: DocumentValues["kind"],
    documentClass: string | null,
    expiresOn: string | null,
  ): DocumentValues => ({
    userId,
    kind,
    class: documentClass,
    status: "verified",
    issuedOn: addDays(day, -200),
    expiresOn,
    decidedAt,
    createdAt: new Date(decidedAt.getTime() - 26 * 60 * 60 * 1000),
  })
  return [
    document("identity", "id_card", inMonths(70)),
    document("licence", licence, null),
    {
      ...document("medical", CLASSES[licence].medical, inMonths(isOver50 ? 12 : monthsLeft + 7)),
      issuedOn: addDays(day, isOver50 ? 0 : -200),
    },
    ...((pilot.country ?? "DE") === "DE" ? [document("background_check", null, inMonths(44))] : []),
    document("rating", CLASSES[licence].rating, inMonths(monthsLeft + 4)),
    ...(pilot.hasNightRating ? [document("rating", "night", null)] : []),
    document("insurance", null, inMonths(monthsLeft)),
  ]
}

/** A verified pilot; answers the person. */
export async function makePilot(
  db: Db,
  overrides: Partial<UserValues> = {},
  profile: Partial<ProfileValues> = {},
): Promise<UserRow> {
  const user = await insertRow(
    db,
    usersTable,
    userValues({ firstName: "Henrik", lastName: "Lorenz", ...overrides }),
  )
  const values = profileValues({ ...profile, userId: user.id })
  await insertRow(db, pilotProfilesTable, values)
  await insertRows(
    db,
    verificationDocumentsTable,
    verifiedDocuments({ userId: user.id, licence: values.licence, decidedAt: clock.now() }),
  )
  return user
}
