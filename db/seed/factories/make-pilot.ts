import { randomBytes } from "node:crypto"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { Licence } from "#features/users/core/user.ts"
import { medicalEnd } from "#features/verification/flugfit/medical-validity.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, ageOn, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow, insertRows } from "./insert-rows.ts"
import { makeUser, type NewUser, type UserRow } from "./make-user.ts"

export type ProfileValues = typeof pilotProfilesTable.$inferInsert
export type DocumentValues = typeof verificationDocumentsTable.$inferInsert

export function profileValues(
  overrides: Partial<ProfileValues> & { userId: number },
): ProfileValues {
  return {
    licence: "PPL(A)",
    statedFlightHours: 412,
    statedOn: "2024-01-01",
    statedCheckedAt: clock.now(),
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
  /** The day of issue that the licence names. */
  licensedOn?: string
  /** When it was checked, which is once; else with the rest. */
  licenceDecidedAt?: Date
  country?: string
  hasNightRating?: boolean
  /** Their medical ends when the law says so for their age; else some months after the others. */
  birthDate?: string
  decidedAt: Date
  monthsLeft?: number
}): DocumentValues[] {
  const { userId, licence, licensedOn = "2011-05-14", birthDate, decidedAt, monthsLeft = 8 } = pilot
  const { licenceDecidedAt = decidedAt } = pilot
  const { medical, rating } = CLASSES[licence]
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
    ...checkedAt(decidedAt),
  })
  return [
    document("identity", "id_card", inMonths(70)),
    {
      ...document("licence", licence, null),
      issuedOn: licensedOn,
      ...checkedAt(licenceDecidedAt),
    },
    birthDate
      ? { ...document("medical", medical, null), ...medicalOf(licence, birthDate, day) }
      : document("medical", medical, inMonths(monthsLeft + 7)),
    ...((pilot.country ?? "DE") === "DE" ? [document("background_check", null, inMonths(44))] : []),
    document("rating", rating, inMonths(monthsLeft + 4)),
    ...(pilot.hasNightRating ? [document("rating", "night", null)] : []),
    document("insurance", null, inMonths(monthsLeft)),
  ]
}

/** Handed in a day before. */
function checkedAt(decidedAt: Date) {
  return { decidedAt, createdAt: new Date(decidedAt.getTime() - hours(26)) }
}

/** Examined lately by whoever has to go every year, and some months before by the others. */
function medicalOf(licence: Licence, birthDate: string, day: string) {
  const issuedOn = addDays(day, ageOn(birthDate, day) >= 50 ? -3 : -200)
  const medicalClass = licence === "PPL(A)" || licence === "CPL(A)" ? "2" : "LAPL"
  const paper = { state: "verified", issuedOn, expiresOn: null, medicalClass } as const
  return { issuedOn, expiresOn: medicalEnd(paper, birthDate) }
}

/** „Henriktjbmqawk“: nobody else is called so, neither in the demo world nor by another process. */
function ownFirstName(): string {
  const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26)))
  return `Henrik${letters.join("")}`
}

/** A verified pilot; answers the person. */
export async function makePilot(
  db: Db,
  overrides: NewUser = {},
  profile: Partial<ProfileValues> = {},
): Promise<UserRow> {
  const name = { firstName: ownFirstName(), lastName: "Lorenz" }
  const user = await makeUser(db, { ...name, ...overrides })
  const values = profileValues({ ...profile, userId: user.id })
  await insertRow(db, pilotProfilesTable, values)
  await insertRows(
    db,
    verificationDocumentsTable,
    verifiedDocuments({ userId: user.id, licence: values.licence, decidedAt: clock.now() }),
  )
  return user
}
