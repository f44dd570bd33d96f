import { hash } from "@node-rs/argon2"
import { officeRoleGrantsTable } from "#features/office-roles/server/office-role-grants-table.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { LIVERIES } from "#features/planes/plane.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { addDays, isoDay, startOfDay } from "#platform/days.ts"
import { hours, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRows } from "../factories/insert-rows.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import { profileValues, verifiedDocuments } from "../factories/make-pilot.ts"
import { planeValues } from "../factories/make-plane.ts"
import { type UserRow, type UserValues, userValues } from "../factories/make-user.ts"
import { allPilots } from "../people/all-pilots.ts"
import { ADMIN_EMAIL, DEMO_PASSWORD, PILOT_EMAIL, SUPPORT_EMAIL } from "../people/demo-logins.ts"
import { drawDemoPhoto } from "../people/demo-photo.ts"
import { emailOf } from "../people/email-of.ts"
import { giveDemoApp } from "../people/give-demo-app.ts"
import { makePassengers } from "../people/make-passengers.ts"
import type { DemoPilot } from "../people/pilot.ts"
import { demoPlaneType } from "../planes/plane-types.ts"
import { createRandom } from "../random.ts"
import { writeBankAccounts } from "./write-bank-accounts.ts"
import { writeOpenDocuments } from "./write-open-documents.ts"

/** 300 people in all: the pilots, one admin, the rest passengers. */
const PEOPLE = 300

/** The back office beside its owner. */
const TEAM = [
  {
    email: SUPPORT_EMAIL,
    firstName: "Jonas",
    lastName: "Wieland",
    about: "Antwortet, wenn etwas hakt.",
    roles: ["support"],
  },
  {
    email: "finanzen@aufwind.example",
    firstName: "Petra",
    lastName: "Sommer",
    about: "Kümmert sich um Auszahlungen und Belege.",
    roles: ["finance"],
  },
  {
    email: "sicherheit@aufwind.example",
    firstName: "Malik",
    lastName: "Haddad",
    about: "Prüft Nachweise und Meldungen.",
    roles: ["trust-and-safety", "content"],
  },
] as const

/** Writes everybody: people, pilots' papers and aircraft. */
export async function writePeople(db: Db, today: string): Promise<void> {
  const rows = await db.select().from(airportsTable)
  const airports = new Map(rows.map((airport) => [airport.code, airport]))
  const passwordHash = await demoPasswordHash()
  const photoId = await drawDemoPhoto()
  const joined = (email: string, fewest: number, most: number) => {
    const random = createRandom(`joined ${email}`)
    const day = startOfDay(addDays(today, -random.int(fewest, most)), HOME_ZONE)
    return new Date(day.getTime() + minutes(random.int(7 * 60, 22 * 60)))
  }
  const person = (
    values: Partial<UserValues> & { email: string },
    fewest: number,
    most: number,
  ) => {
    const createdAt = joined(values.email, fewest, most)
    return userValues({ createdAt, emailConfirmedAt: createdAt, ...values })
  }
  const scripts = allPilots.filter((script) => airports.has(script.home))
  const pilots = scripts.map((script, index) =>
    person(
      {
        email: emailOf(script),
        firstName: script.firstName,
        lastName: script.lastName,
        about: script.about,
        languages: [...(script.languages ?? ["de"])],
        phone: demoPhone(index),
        ...(emailOf(script) === PILOT_EMAIL && { passwordHash, photoId }),
      },
      420,
      1100,
    ),
  )
  const passengers = makePassengers(PEOPLE - pilots.length - 1 - TEAM.length).map(
    ({ isDemoLogin, ...values }, index) =>
      person(
        { ...values, phone: demoPhone(index), passwordHash: isDemoLogin ? passwordHash : null },
        380,
        900,
      ),
  )
  const admin = person(
    {
      email: ADMIN_EMAIL,
      firstName: "Ines",
      lastName: "Albrecht",
      about: "Prüft Unterlagen und beantwortet Fragen.",
      passwordHash,
    },
    1100,
    1100,
  )
  const team = TEAM.map(({ roles: _, ...values }) =>
    person(
      { ...values, passwordHash: values.email === SUPPORT_EMAIL ? passwordHash : null },
      700,
      1000,
    ),
  )
  const users = await insertRows(db, usersTable, [...pilots, ...passengers, admin, ...team])
  await letIntoOffice(db, users)
  await giveDemoApp(db)
  await writePilots(db, today, scripts, users, airports)
}

async function letIntoOffice(db: Db, users: readonly UserRow[]) {
  for (const { email, roles } of [{ email: ADMIN_EMAIL, roles: ["owner"] as const }, ...TEAM]) {
    const user = users.find((one) => one.email === email)
    if (!user) throw new Error(`${email} was not written`)
    const grantedAt = user.createdAt
    const grants = roles.map((role) => ({ userId: user.id, role, grantedById: null, grantedAt }))
    await insertRows(db, officeRoleGrantsTable, grants)
  }
}

// every second person gives one, of the hundred numbers that are nobody's and meant for films
function demoPhone(index: number): string | null {
  return index % 2 === 0 ? `+4917139200${String(index % 100).padStart(2, "0")}` : null
}

async function writePilots(
  db: Db,
  today: string,
  scripts: readonly DemoPilot[],
  users: readonly UserRow[],
  airports: ReadonlyMap<string, AirportRow>,
) {
  const rows = scripts.map((script, index) => {
    const user = users[index]
    const home = airports.get(script.home)
    if (!user || !home) throw new Error(`pilot ${script.lastName} was not written`)
    const birthDate = birthDateOf(script, user.email, today)
    const random = createRandom(`papers ${user.email}`)
    const licensedOn = `${script.since}-0${random.int(3, 9)}-${random.int(10, 28)}`
    return { script, user, home, birthDate, licensedOn, random }
  })
  await insertRows(
    db,
    pilotProfilesTable,
    rows.map(({ script, user, home, birthDate }) =>
      profileValues({
        userId: user.id,
        licence: script.licence,
        homeAirportId: home.id,
        statedFlightHours: script.hours,
        statedOn: isoDay(user.createdAt, HOME_ZONE),
        statedCheckedAt: user.createdAt,
        birthDate,
        createdAt: user.createdAt,
      }),
    ),
  )
  await insertRows(
    db,
    verificationDocumentsTable,
    rows.flatMap(({ script, user, home, birthDate, licensedOn, random }) =>
      verifiedDocuments({
        userId: user.id,
        licence: script.licence,
        licensedOn,
        licenceDecidedAt: new Date(user.createdAt.getTime() + hours(30)),
        country: home.country,
        hasNightRating: script.hasNightRating ?? false,
        birthDate,
        decidedAt: startOfDay(addDays(today, -random.int(20, 110)), HOME_ZONE),
        monthsLeft: random.int(11, 20),
      }),
    ),
  )
  await writeOpenDocuments(
    db,
    today,
    rows.map(({ user }) => user.id),
  )
  await writeBankAccounts(
    db,
    rows.map(({ user, home }) => ({ user, country: home.country })),
  )
  await insertRows(
    db,
    planesTable,
    rows.map(({ script, user }) => planeOf(script, user)),
  )
}

/** Licensed with 18 at the earliest, most of them in their twenties; few are over 48 today. */
function birthDateOf({ since }: DemoPilot, email: string, today: string): string {
  const random = createRandom(`born ${email}`)
  const youngest = since - 19
  const oldest = Math.max(since - 32, Number(today.slice(0, 4)) - 48)
  const year = random.int(Math.min(oldest, youngest), youngest)
  return `${year}-0${random.int(1, 9)}-${random.int(10, 28)}`
}

function planeOf({ plane }: DemoPilot, user: UserRow) {
  const {
    wetRateCents,
    fuel: _,
    isAerobatic: __,
    weighed,
    balance,
    ...type
  } = demoPlaneType(plane.type)
  return planeValues({
    ...type,
    balance: weighed && balance ? { ...balance, ...weighed } : null,
    pilotId: user.id,
    registration: plane.registration,
    livery: createRandom(`livery ${plane.registration}`).pick(LIVERIES),
    year: plane.year,
    ownership: plane.ownership,
    isRateWet: plane.isDry !== true,
    hourlyRateCents:
      plane.ownership === "own" ? null : (plane.rateCents ?? rateOf(plane, wetRateCents)),
    createdAt: user.createdAt,
  })
}

// clubs differ a little; a dry rate leaves the fuel out
function rateOf(plane: DemoPilot["plane"], wetRateCents: number): number {
  const random = createRandom(`rate ${plane.registration}`)
  const rate = wetRateCents * (plane.isDry ? 0.5 : 1) * (0.94 + random.next() * 0.14)
  return Math.round(rate / 300) * 300
}

// the same cost as every password, but a salt of its own, so that two worlds of a day are equal
function demoPasswordHash(): Promise<string> {
  return hash(DEMO_PASSWORD, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from("demo world salt."),
  })
}
