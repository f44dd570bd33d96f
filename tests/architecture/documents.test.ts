import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => existsSync(file))
const documents = files.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$|^docs\//.test(file))

/** What a document may name of the project: its files and folders, by the end of their paths. */
const paths = files.map((file) => `/${file}`)
const known = (end: string) => paths.some((path) => matcherOf(end).test(path))

/** `read-*.ts` and `…-step.tsx` stand for several; a folder ends with a slash. */
function matcherOf(path: string): RegExp {
  const pattern = path.split(/[*…]/).map((part) => part.replaceAll(/[.()[\]+?$^|\\]/g, "\\$&"))
  return new RegExp(`/${pattern.join("[^/]*")}${path.endsWith("/") ? "" : "$"}`)
}

/** What stands in backticks and looks like a path of ours: no address, no placeholder, no command. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^ {4}.*$/gm, "")
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => /^[\w.-][\w./*…-]*(?:\.(?:tsx?|mjs|js|sql|css|md|json|txt)|\/)$/.test(path))
    .filter((path) => !/[A-Z]{4,}(?!\.md)/.test(path))
}

test("every path that a document names is there", () => {
  // decisions tell what was so when they were taken
  const current = documents.filter((file) => !file.startsWith("docs/decisions/"))
  expect(current.length).toBeGreaterThan(30)
  const missing = current.flatMap((file) =>
    pathsIn(readFileSync(file, "utf8"))
      .filter((path) => !known(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test("every link of a document leads somewhere", () => {
  const broken = documents.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test("a path is known by its end, and placeholders are no paths", () => {
  expect(
    pathsIn("`a/b.ts`, `npm run x`, `/de/suche`, `ui/`, `NNNN-what.sql`, `read-*.ts`"),
  ).toEqual(["a/b.ts", "ui/", "read-*.ts"])
  expect(
    ["architecture/documents.test.ts", "tests/architecture/", "doc*.test.ts"].map(known),
  ).toEqual([true, true, true])
  expect(["ocuments.test.ts", "tests/architecture"].map(known)).toEqual([false, false])
})
