import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ChartMap } from "./chart-map.tsx"

test("the page contains the drawing as the server made it", () => {
  const svg = `<svg viewBox="0 0 2 1"><path d="M0 0h2"/></svg>`
  const page = renderToStaticMarkup(<ChartMap svg={svg} className="rounded-card" />)
  expect(page).toMatch(/^<div class="[^"]* rounded-card"><svg /)
  expect(page).toContain(`>${svg}</div>`)
})
