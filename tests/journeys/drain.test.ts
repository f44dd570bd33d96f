import { expect, test } from "vitest"
import { startProduct } from "#tests/support/start-product.ts"

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => "closed" as const,
  )

test("after SIGTERM a process is no longer ready, and answers everybody until its time is over", async () => {
  const { url, stop } = await startProduct({ DRAIN_SECONDS: "4" })
  expect(await statusOf(`${url}/startupz`)).toBe(200)
  const ended = stop()
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503)
  expect(await (await fetch(`${url}/readyz`)).text()).toBe("draining")
  const answers = await Promise.all(
    ["/healthz", "/startupz", "/de", "/de/suche", "/api/airports?q=bonn"].map((path) =>
      statusOf(url + path),
    ),
  )
  expect(answers).toEqual([200, 200, 200, 200, 200])
  await ended
  expect(await statusOf(`${url}/healthz`)).toBe("closed")
})
