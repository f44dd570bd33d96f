import type { Page } from "playwright-core"
import { DESKTOP, PHONE } from "#tests/support/browser.ts"

/** The open page of a desktop on a phone, as if its window had become one; answers the way back. */
export async function turnIntoPhone(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  // the size by Playwright, which would set its own again; what else makes a phone by the browser
  await page.setViewportSize(PHONE.viewport)
  await session.send("Emulation.setDeviceMetricsOverride", {
    ...PHONE.viewport,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  return async () => {
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: false })
    await session.detach()
    await page.setViewportSize(DESKTOP.viewport)
  }
}
