import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { app } = testApplication(db)

test("where nobody has switched it on there is no basic-auth call, whatever a request carries", {
  meta: proves("call-basicauth"),
}, async () => {
  const authorization = `Basic ${btoa("pilot@aufwind.example:geheim")}`
  for (const headers of [{}, { authorization }]) {
    const answer = await app.request("http://localhost:3000/api2/basicauth", { headers })
    const unknown = await app.request("http://localhost:3000/api2/gibt-es-nicht", { headers })
    expect(answer.status).toBe(404)
    expect(answer.headers.has("www-authenticate")).toBe(false)
    expect(await answer.json()).toEqual(await unknown.json())
  }
})
