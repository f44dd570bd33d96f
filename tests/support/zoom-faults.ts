import type { Page } from "playwright-core"

/**
 * What is left of a window of 1280 × 1024 at 200 % (WCAG 1.4.4) and at 400 % (WCAG 1.4.10), in CSS
 * pixels: to a page zooming is nothing but a smaller window.
 */
const ZOOMED = [
  { zoom: "200 %", viewport: { width: 640, height: 512 } },
  { zoom: "400 %", viewport: { width: 320, height: 256 } },
] as const

/** What is too wide, cut off, overlapped or covered once the open page is zoomed, line by line. */
export async function zoomFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const { zoom, viewport } of ZOOMED) {
    await page.setViewportSize(viewport)
    for (const fault of await page.evaluate(readFaults)) faults.push(`at ${zoom} ${fault}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

// runs in the page, so it must bring all that it needs
function readFaults(): string[] {
  const faults: string[] = []
  const { innerWidth: width, innerHeight: height } = window
  const tooWide = document.documentElement.scrollWidth - width
  if (tooWide > 0) faults.push(`${tooWide} px too wide`)

  const nameOf = (element: Element) =>
    `${element.localName} „${element.textContent?.trim().slice(0, 40)}“`

  // bars that stay while the page scrolls leave it at least half of the window
  const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { position, top, bottom } = getComputedStyle(element)
    const isStuck = position === "sticky" && (top !== "auto" || bottom !== "auto")
    if (position !== "fixed" && !isStuck) return false
    const box = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // what waits above the window (skip link, progress) covers nothing
    const isThere = position === "sticky" || (box.bottom > 0 && box.top < height)
    return isShown && isThere && box.width > width / 2
  })
  const covered = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  if (covered > height / 2) {
    faults.push(`bars cover ${Math.round(covered)} px of ${height}: ${bars.map(nameOf).join(", ")}`)
  }

  // what waits outside the window (skip link, progress) covers nothing that scrolls by
  const waiting = [...document.querySelectorAll("body *")].filter((element) => {
    if (getComputedStyle(element).position !== "fixed") return false
    const box = element.getBoundingClientRect()
    return box.bottom <= 0 || box.top >= height
  })

  interface Line {
    element: Element
    box: DOMRect
    bar: Element | undefined
  }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim()) continue
    if (element.closest("svg, script, style, noscript, option, [aria-hidden=true]")) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (waiting.some((one) => one.contains(element))) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    const ends = boundsOf(element)
    if (ends === "elsewhere") continue
    const bar = bars.find((one) => one.contains(element))
    if (boxes.some((box) => isOutside(box, ends))) faults.push(`cut off: ${nameOf(element)}`)
    lines.push(...boxes.map((box) => ({ element, box, bar })))
  }

  // where text of an element may be seen: within the window and everything around it that cuts
  function boundsOf(element: Element) {
    const bounds = { left: 0, right: width, top: -Infinity, bottom: Infinity }
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // for screen readers only, or in a part that scrolls by itself
      if (box.width <= 1 || box.height <= 1 || clipPath !== "none") return "elsewhere"
      if (around === document.body || around === document.documentElement) break
      if (/auto|scroll/.test(overflowX + overflowY)) return "elsewhere"
      if (/hidden|clip/.test(overflowX)) {
        bounds.left = Math.max(bounds.left, box.left)
        bounds.right = Math.min(bounds.right, box.right)
      }
      if (/hidden|clip/.test(overflowY)) {
        bounds.top = Math.max(bounds.top, box.top)
        bounds.bottom = Math.min(bounds.bottom, box.bottom)
      }
    }
    return bounds
  }

  // the line is higher than its characters
  function isOutside(box: DOMRect, ends: Exclude<ReturnType<typeof boundsOf>, "elsewhere">) {
    return (
      box.left < ends.left - 1.5 ||
      box.right > ends.right + 1.5 ||
      box.top < ends.top - 4 ||
      box.bottom > ends.bottom + 4
    )
  }

  const OVERLAP = 3
  lines.sort((one, other) => one.box.top - other.box.top)
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > line.box.bottom - OVERLAP) break
      if (line.element === other.element || line.bar !== other.bar) continue
      const across =
        Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
      const down = Math.min(line.box.bottom, other.box.bottom) - other.box.top
      // lines set tightly touch a little, words side by side do not
      if (across > OVERLAP && down > Math.min(line.box.height, other.box.height) / 2) {
        faults.push(`${nameOf(line.element)} lies over ${nameOf(other.element)}`)
      }
    }
  })
  return [...new Set(faults)]
}
