import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { proves } from "#tests/contract/proves.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { until } from "#tests/support/page-time.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const thread = (page: Page) => page.getByRole("region", { name: /^Verlauf mit/ })

/** Somebody with so many conversations, the last of them the newest. */
async function makeTalks(count: number) {
  const person = await makeLogin(db)
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const { id, pilotId } = await makeConversation(db, { personId: person.id })
    ids.push(id)
    for (let line = 1; line <= 20; line += 1) {
      await makeMessage(db, {
        conversationId: id,
        authorId: pilotId,
        text: `${number}, Satz ${line}`,
      })
    }
  }
  return { person, ids }
}

async function storedChat(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem("aufwind-chat"))
  return JSON.parse(stored ?? "{}").state
}

async function storedUser(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem("aufwind-user"))
  return JSON.parse(stored ?? "{}").state
}

test("a thread has a phone's screen for itself, and opening it moves no page", {
  meta: proves("page-chat", "route-scroll-off"),
}, async () => {
  const { person, ids } = await makeTalks(9)
  const [first = 0] = ids
  const page = await visit(PHONE)
  await letIn(page, person.email)
  await open(page, "/de/cockpit/nachrichten")
  const tabs = page.getByRole("navigation", { name: "Schnellzugriff" })
  await tabs.first().waitFor()
  await page.getByRole("link", { name: /1, Satz 20/ }).click()
  await thread(page).getByText("1, Satz 20").waitFor()
  expect(new URL(page.url()).pathname).toBe(conversationPath(first))
  expect(await tabs.count()).toBe(0)
  expect(await page.getByRole("button", { name: /^Nachrichten/ }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  const wide = await visit({ ...DESKTOP, viewport: { width: 1_280, height: 500 } })
  await letIn(wide, person.email)
  await open(wide, conversationPath(first))
  await thread(wide).getByText("1, Satz 20").waitFor()
  await wide.evaluate(() => window.scrollTo(0, 60))
  const other = wide.getByRole("link", { name: /9, Satz 20/ })
  await other.scrollIntoViewIfNeeded()
  const scrolled = await wide.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await other.click()
  await thread(wide).getByText("9, Satz 20").waitFor()
  expect(await wide.evaluate(() => window.scrollY)).toBe(scrolled)
})

test("the widget opens a thread in place, after a reload too, and knows nothing after the sign-out", {
  meta: proves("user-store-chats", "chat-store-fields", "chat-feeds"),
}, async () => {
  const { person, ids } = await makeTalks(11)
  const page = await visit(DESKTOP)
  await letIn(page, person.email)
  for (const id of [...ids, ids[5] ?? 0]) {
    await open(page, conversationPath(id))
    await until(async () => (await storedChat(page))?.feeds?.[0]?.id).toBe(id)
  }
  const feeds = (await storedChat(page)).feeds.map(({ id }: { id: number }) => id)
  const newest = [ids[5], ...ids.filter((id) => id !== ids[5]).toReversed()]
  expect(feeds).toEqual(newest.slice(0, 10))

  await open(page, "/de/suche")
  await page.getByRole("button", { name: /^Nachrichten/ }).click()
  const widget = page.getByRole("region", { name: "Nachrichten" })
  await widget.getByRole("link", { name: /11, Satz 20/ }).click()
  await widget.getByText("11, Satz 20").waitFor()
  await widget.getByText("11, Satz 20").hover()
  await widget.getByRole("link", { name: "Nachricht melden" }).last().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await widget.getByRole("textbox", { name: /^Nachricht an/ }).fill("Schöner Satz")
  await widget.getByRole("button", { name: "Senden", exact: true }).click()
  await widget.getByText("Gesendet", { exact: true }).waitFor()

  await page.reload()
  await widget.getByText("Schöner Satz").waitFor()
  expect(await storedChat(page)).toMatchObject({
    isChatWidgetOpen: true,
    widgetScope: "chat",
    totalChats: 11,
    currentChat: { id: ids[10], flightId: null },
    notifications: [],
    lastChatListScrollHeight: 0,
  })
  const { currentChat, lastSelectedChats } = await storedUser(page)
  expect(currentChat.id).toBe(ids[10])
  expect(lastSelectedChats.map(({ id }: { id: number }) => id)).toEqual(
    [10, 5, 9, 8, 7].map((index) => ids[index]),
  )
  await page.goto(new URL("/de/cockpit", page.url()).href)
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL("**/de")
  await until(() => page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test("the way to the messages stands in the head and lies over nothing, where the page has room for it", async () => {
  const { person } = await makeTalks(1)
  const page = await visit({ viewport: { width: 1_440, height: 900 } })
  await letIn(page, person.email)
  const places = [
    { width: 820, path: "/de/suche" },
    { width: 1_280, path: "/de/suche" },
    { width: 1_280, path: "/de/cockpit" },
    { width: 1_440, path: "/de/cockpit" },
  ]
  for (const { width, path } of places) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    const button = page.getByRole("button", { name: /^Nachrichten öffnen/ })
    await button.waitFor()
    expect(await button.evaluate((element) => element.closest("header") !== null)).toBe(true)
    const head = await page.getByRole("banner").boundingBox()
    const box = await button.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (head?.y ?? 0) + (head?.height ?? 0),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  const button = page.getByRole("button", { name: /^Nachrichten öffnen/ })
  await button.click()
  await page.getByRole("region", { name: "Nachrichten" }).waitFor()
  await page.keyboard.press("Escape")
  await until(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})
