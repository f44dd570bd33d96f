import { expect, test, vi } from "vitest"

/** As a process with these variables has it. */
async function withVariables(variables: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ DEMO: "1", ...variables })) vi.stubEnv(name, value)
  return (await import("./direct-url.ts")).directUrl
}

const DATABASE_URL = "postgresql://server@pooler:6432/aufwind"
const DATABASE_DIRECT_URL = "postgresql://server@database:5432/aufwind"

test("what needs a connection of its own goes past the pooler, where there is a way", async () => {
  expect((await withVariables({ DATABASE_URL }))(DATABASE_URL)).toBe(DATABASE_URL)
  const directUrl = await withVariables({ DATABASE_URL, DATABASE_DIRECT_URL })
  expect(directUrl(DATABASE_URL)).toBe(DATABASE_DIRECT_URL)
})

test("another database is where it is", async () => {
  const directUrl = await withVariables({ DATABASE_URL, DATABASE_DIRECT_URL })
  const other = "postgresql://server@elsewhere:5432/restored"
  expect(directUrl(other)).toBe(other)
})
