import { expect, test } from "vitest"
import { closeVisitors, open, visit } from "#tests/support/browser.ts"

test("a visitor finds nothing that the one before left in the same browser", async () => {
  const former = await visit()
  await open(former, "/de/hilfe")
  const nothing = await former.evaluate(leftThings)
  await former.evaluate(async () => {
    localStorage.setItem("left", "behind")
    await cookieStore.set("left", "behind")
    await caches.open("left")
    await new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve
    })
  })
  expect(await former.evaluate(leftThings)).not.toEqual(nothing)
  await closeVisitors()

  const next = await visit()
  expect(next.context()).toBe(former.context())
  await open(next, "/de/hilfe")
  expect(await next.evaluate(leftThings)).toEqual(nothing)
})

/** All that a page can keep in a browser; run in the page. */
async function leftThings() {
  return {
    stored: Object.keys(localStorage),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }
}
