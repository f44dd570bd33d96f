import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { renderToPipeableStream } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import { KitchenSink } from "./kitchen-sink.tsx"

const scenes = {
  islands: "/a.svg",
  hills: "/b.svg",
  lowland: "/c.svg",
  hero: "/d.svg",
  heroDark: "/e.svg",
  footer: "/f.svg",
  footerDark: "/g.svg",
}

// forms want a router with data
const Page = createRoutesStub([
  { path: "/de/kitchen-sink", Component: () => <KitchenSink scenes={scenes} /> },
])

function renderOnServer(): Promise<string> {
  const html = new PassThrough()
  const answer = text(html)
  const stream = renderToPipeableStream(<Page initialEntries={["/de/kitchen-sink"]} />, {
    onAllReady: () => stream.pipe(html),
    onError: (error) => void html.destroy(error as Error),
  })
  return answer
}

test("every component renders on the server, in both themes", async () => {
  const html = await renderOnServer()
  expect(html.match(/data-theme="(light|dark)" aria-labelledby="bausteine/g)).toHaveLength(2)
  expect(html).toContain("Juni 2027")
  expect(html).toContain("Höchstens 62,50 €.")
})

test("no id occurs twice in the page", async () => {
  const ids = [...(await renderOnServer()).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
