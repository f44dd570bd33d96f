import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, test } from "vitest"
import { OFFICE_PATH, officePlacesFor, rightOfPage } from "#app/office-places.ts"
import routes from "#app/routes.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { OFFICE_SEARCH_PATH } from "#features/admin/office-search.ts"
import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import { OFFICE_ROLES, type OfficeRole } from "#platform/actor.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

const NO_ID = "2147483647"

/** Pages whose right is not that of the list above them. */
const OTHER_RIGHTS: Readonly<Record<string, OfficeRight>> = {
  "/de/verwaltung/buchungen.csv": "bookings.export",
  "/de/verwaltung/fluege.csv": "flights.export",
  "/de/verwaltung/nutzer.csv": "people.export",
  "/de/verwaltung/vorfaelle/export": "occurrences.export",
}

/** Files whose address also says of what they are. */
const SAYING_OF_WHAT = [
  "/de/verwaltung/vorfaelle/export",
  "/de/verwaltung/abschluss/datev.csv",
  "/de/verwaltung/abschluss/belege.zip",
  "/de/verwaltung/ueberweisungen/datei.xml",
  "/de/verwaltung/steuermeldung/meldung.xml",
  "/de/verwaltung/steuermeldung/anbieter.csv",
]

function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return entry.children ? addressesOf(entry.children, path) : [path]
  })
}

const addresses = addressesOf(await routes).filter((path) => path.startsWith(OFFICE_PATH))

const cookies = new Map<OfficeRole, string>()
for (const role of OFFICE_ROLES) {
  const { id } = await makeUser(db, { officeRoles: [role] })
  cookies.set(role, await accessCookieFor(db, id))
}

const cases = addresses.flatMap((address) => OFFICE_ROLES.map((role) => ({ address, role })))

test.each(cases)("$address as $role", async ({ address, role }) => {
  const path = address.replaceAll(/:\w+/g, NO_ID)
  const right = OTHER_RIGHTS[address] ?? rightOfPage(path)
  const response = await app.request(`${env().PUBLIC_URL}${path}`, {
    headers: { cookie: cookies.get(role) ?? "" },
  })
  const html = await response.text()
  if (!hasRight({ officeRoles: [role] }, right)) {
    expect(response.status).toBe(403)
    expect(html).toContain(sentenceOfMissingRight(right))
    return
  }
  // what an address with a number is about does not exist here
  const isMissing = path.includes(NO_ID) || SAYING_OF_WHAT.includes(address)
  expect(response.status).toBe(isMissing ? 404 : 200)
})

test.each(OFFICE_ROLES)("the menu of %s leads nowhere that is not theirs", async (role) => {
  const response = await app.request(`${env().PUBLIC_URL}${OFFICE_PATH}`, {
    headers: { cookie: cookies.get(role) ?? "" },
  })
  const html = await response.text()
  const linked = new Set(
    [...html.matchAll(/href="(\/de\/verwaltung\/[a-z]+)"/g)].map(([, href]) => href),
  )
  linked.delete(OFFICE_SEARCH_PATH)
  expect([...linked].toSorted()).toEqual(
    officePlacesFor({ officeRoles: [role] })
      .map(({ href }) => href)
      .toSorted(),
  )
})
