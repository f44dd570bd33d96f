import { expect, test } from "vitest"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

test("days of a search stand in the request that is made of it, the first and the last one", async () => {
  const today = isoDay(clock.now(), HOME_ZONE)
  const [first, last] = [addDays(today, 20), addDays(today, 23)]
  const address = `${env().PUBLIC_URL}/de/gesuch?ort=Bonn&von=${first}&bis=${last}`
  const page = await (await app.request(address)).text()
  const fieldOf = (name: string) => {
    const field = page.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`))
    return field?.match(/value="([^"]*)"/)?.[1]
  }
  expect([fieldOf("firstDay"), fieldOf("lastDay")]).toEqual([first, last])
})
