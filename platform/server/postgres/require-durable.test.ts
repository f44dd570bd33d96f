import { expect, test, vi } from "vitest"
import { log } from "#platform/server/log.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { requireDurable } from "./require-durable.ts"

const { url } = await testDatabaseWithUrl()

function withSetting(value: string): string {
  const address = new URL(url)
  address.searchParams.set("options", `-c synchronous_commit=${value}`)
  return address.href
}

test.each(["on", "remote_apply"])(
  "money is safe where a commit waits for the disk (%s)",
  async (value) => {
    await requireDurable(withSetting(value), { isForReal: true })
  },
)

test("a server for real people does not start on a database that forgets, and says why in one sentence", async () => {
  await expect(requireDurable(withSetting("off"), { isForReal: true })).rejects.toThrow(
    "The database may lose bookings and money that it has acknowledged: synchronous_commit = off.",
  )
})

test("whoever tests on such a one is told so, and goes on", async () => {
  const warn = vi.spyOn(log, "warn")
  await requireDurable(withSetting("off"), { isForReal: false })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("synchronous_commit = off"))
})
