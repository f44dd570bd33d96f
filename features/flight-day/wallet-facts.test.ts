import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { WALLET_COLOURS } from "./wallet-facts.ts"

test("a pass in a wallet has the colours of the light theme", () => {
  const [light = ""] = readFileSync("ui/style/themes.css", "utf8").split("--ground: #0b1024")
  expect(light).toContain(`--act: ${WALLET_COLOURS.ground};`)
  expect(light).toContain(`--on-act: ${WALLET_COLOURS.ink};`)
})
