import { build } from "vite"
import { expect, test } from "vitest"
import { BUNDLED_PACKAGES, listBundledPackages } from "./list-bundled-packages.ts"

async function packagesIn(file: string, external: string[]): Promise<unknown> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [listBundledPackages(process.cwd())],
    ssr: { noExternal: true, external },
    build: { ssr: file, write: false },
  })
  if (!("output" in built)) throw new Error("one bundle was to be built")
  const list = built.output.find(({ fileName }) => fileName === BUNDLED_PACKAGES)
  return list?.type === "asset" && JSON.parse(String(list.source))
}

test("a server build says which packages are in it, and not those that it loads from outside", async () => {
  const file = "platform/server/qr-code.ts"
  expect(await packagesIn(file, [])).toContain("node_modules/qr")
  expect(await packagesIn(file, ["qr"])).not.toContain("node_modules/qr")
})
