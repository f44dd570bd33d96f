import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { storedName } from "#platform/stored-state.ts"
import { sourceFiles } from "./source-files.ts"

/** Kept by the router itself, which is nowhere in our sources. */
const OF_THE_ROUTER = ["react-router-scroll-positions"]

/** The names under which our scripts keep something in a browser; what goes on behind one ends with „-“. */
function keptNames(): string[] {
  const files = sourceFiles(/^(?:app|features|platform|ui)\/.*\.tsx?$/).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(file, "utf8")
    const stores = [...source.matchAll(/(?:storedName\(|_STORE = )"([\w-]+)"/g)].map(
      ([, name = ""]) => storedName(name),
    )
    const isKeeping = /\b(?:session|local)Storage\.setItem/.test(source)
    const own = isKeeping ? [...source.matchAll(/= "(aufwind-[\w-]+)"/g)] : []
    return [...stores, ...own.map(([, name = ""]) => name)]
  })
  return [...new Set(names)]
}

test("the privacy page names everything that our scripts keep in a browser, and nothing else", () => {
  const page = readFileSync("content/datenschutz.md", "utf8")
  const from = page.indexOf("(`localStorage`)")
  const table = page.slice(from, page.indexOf("\n## ", from))
  const rows = [...table.matchAll(/^\| `([\w-]+)…?` \|/gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual([...keptNames(), ...OF_THE_ROUTER].toSorted())
})
