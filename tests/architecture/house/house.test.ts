import { expect, test } from "vitest"
import { readImports } from "../read-imports.ts"
import { loopsByHand } from "../timers.ts"
import { cyclesIn, type Graph, mutualPairs } from "./cycles.ts"
import { houseTable, type Row } from "./house-table.ts"
import {
  declaresTimeUnit,
  fileCycles,
  fileGraph,
  fullestFolders,
  groupGraph,
  isProduct,
  linesOf,
  partOf,
  quantile,
  roomOf,
  type SourceFile,
  smallNeighbours,
} from "./measures.ts"

function file(path: string, source = ""): SourceFile {
  return { path, source, imports: readImports(path, source) }
}

const graph = (edges: Record<string, string[]>): Graph => new Map(Object.entries(edges))

test("imports are read with what they are: values, types, and both from one file", () => {
  const source = `
    import { sum } from "#platform/money.ts"
    import type { Actor } from "#platform/actor.ts"
    import { type Flight, type Stop } from "../flight.ts"
    import { type Plane, PLANES } from "./plane.ts"
    import type { Zone } from "./zone.ts"
    import "./side-effect.ts"
    import sharp from "sharp"
    export { clock } from "#platform/clock.ts"
    export type { Zone } from "./zone.ts"
    const later = () => import("#ui/button.tsx")
    const text = 'import { none } from "#platform/none.ts"'
    import { ZONES } from "./zone.ts"
    type Card = typeof import("../card.ts")
  `
  expect(readImports("features/flights/server/read.ts", source)).toEqual([
    { target: "platform/money.ts", isType: false },
    { target: "platform/actor.ts", isType: true },
    { target: "features/flights/flight.ts", isType: true },
    { target: "features/flights/server/plane.ts", isType: false },
    { target: "features/flights/server/zone.ts", isType: false },
    { target: "features/flights/server/side-effect.ts", isType: false },
    { target: "platform/clock.ts", isType: false },
    { target: "ui/button.tsx", isType: false },
    { target: "features/flights/card.ts", isType: true },
  ])
})

test("a file that can not be read is no file without imports", () => {
  expect(() => readImports("ui/broken.ts", "import {")).toThrow("ui/broken.ts can not be read")
})

test("a cycle is found once, however long it is, and a chain is none", () => {
  expect(cyclesIn(graph({ a: ["b"], b: ["c"], c: ["d"], d: [] }))).toEqual([])
  expect(cyclesIn(graph({ a: ["a"] }))).toEqual([])
  const two = graph({ start: ["b"], a: ["b"], b: ["c"], c: ["a", "x"], x: ["y"], y: ["x", "end"] })
  expect(cyclesIn(two)).toEqual([
    ["x", "y"],
    ["a", "b", "c"],
  ])
})

test("a mutual pair is counted once, and a longer circle is no pair", () => {
  expect(mutualPairs(graph({ a: ["b"], b: ["a", "c"], c: ["a"] }))).toEqual([["a", "b"]])
})

test("a cycle of types alone is listed apart from one that exists when the program runs", () => {
  const files = [
    file("ui/a.ts", 'import { b } from "./b.ts"'),
    file("ui/b.ts", 'import type { A } from "./a.ts"'),
    file("ui/c.ts", 'import { d } from "./d.ts"'),
    file("ui/d.ts", 'import { c } from "./c.ts"'),
  ]
  expect(fileCycles(files)).toEqual({
    running: [["ui/c.ts", "ui/d.ts"]],
    ofTypes: [["ui/a.ts", "ui/b.ts"]],
  })
})

test("rooms and parts are recognised by their folders, and a side of a room is no part", () => {
  expect(roomOf("features/bookings/holds/server/lapse.ts")).toBe("bookings")
  expect(roomOf("ui/button.tsx")).toBeUndefined()
  expect(partOf("features/bookings/holds/server/lapse.ts")).toBe("features/bookings/holds")
  expect(partOf("features/bookings/server/bookings-api.ts")).toBeUndefined()
  expect(partOf("features/bookings/ui/card.tsx")).toBeUndefined()
  expect(partOf("features/bookings/booking.ts")).toBeUndefined()
  expect(partOf("ui/forms/field.tsx")).toBe("ui/forms")
  expect(partOf("ui/button.tsx")).toBeUndefined()
})

test("one edge joins two rooms, however many files make it", () => {
  const files = [
    file("features/chat/one.ts", 'import { a } from "#features/users/a.ts"'),
    file("features/chat/two.ts", 'import { a } from "#features/users/a.ts"\nimport "./one.ts"'),
    file("features/users/a.ts", 'import { money } from "#platform/money.ts"'),
    file("platform/money.ts"),
  ]
  const rooms = groupGraph(fileGraph(files, { withTypes: true }), roomOf)
  expect(Object.fromEntries(rooms)).toEqual({ chat: ["users"], users: [] })
})

test("the product is what is shipped: no tests, no measurements", () => {
  const paths = ["ui/a.tsx", "ui/a.test.tsx", "bench/run.ts", "tests/a.ts", "vite.config.ts"]
  expect(paths.filter(isProduct)).toEqual(["ui/a.tsx"])
})

test("folders are counted without their subfolders, and app/routes is left out", () => {
  const paths = ["ui/a.ts", "ui/b.ts", "ui/forms/c.ts", "app/routes/d.tsx", "app/routes/in/e.tsx"]
  expect(fullestFolders(paths)).toEqual([
    ["ui", 2],
    ["ui/forms", 1],
  ])
})

test("lines and their quantiles are counted as editors do", () => {
  expect([linesOf(""), linesOf("a"), linesOf("a\n"), linesOf("a\n\nb\n")]).toEqual([0, 1, 1, 3])
  expect(quantile([9, 1, 5], 0.5)).toBe(5)
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10)
  expect(quantile([], 0.5)).toBe(0)
})

test.each([
  "const HOUR = 60 * 60 * 1000",
  "const DAY_MS = 24 * HOUR",
  "  const minute = 60_000",
  "const HOUR = 60",
  "laterBy(2 * 3_600_000)",
  "const life = 7 * 24 * 60 * 60 * 1000",
  "at + minutes * 60_000",
  "{ points: 3, seconds: 60 * 60 }",
])("%s declares a time unit of its own", (source) => {
  expect(declaresTimeUnit(source)).toBe(true)
})

test.each([
  "const HOLD_MS = minutes(15)",
  "const DAY_MINUTES = days(1) / minutes(1)",
  "const TODAY = 3",
  "const WEEKDAYS = 7",
  'const SECOND = "Kirschkuchen auf Juist"',
  "const hour = 13",
  "{ amountCents: 60_000 }",
  "const at = 12 * 60 + 30",
])("%s declares none", (source) => {
  expect(declaresTimeUnit(source)).toBe(false)
})

test("a small file for one neighbour is listed; a long, a shared and a distant one are not", () => {
  const long = "//\n".repeat(31)
  const files = [
    file(
      "ui/page.ts",
      ["small", "long", "shared", "forms/deep"].map((name) => `import "./${name}.ts"`).join("\n"),
    ),
    file("ui/other.ts", 'import "./shared.ts"'),
    file("ui/small.ts", "//\n".repeat(30)),
    file("ui/long.ts", long),
    file("ui/shared.ts"),
    file("ui/forms/deep.ts"),
    file("ui/nobodys.ts"),
  ]
  expect(smallNeighbours(files)).toEqual(["ui/small.ts"])
})

test("a loop is found wherever a timer reaches it, and not in what is handed to a sweep", () => {
  const byHand = `
export const queue: JobQueue = {
  cron: "* * * * *",
  run: (db) => work(db),
}

async function work(db: Db): Promise<void> {
  for (const { id } of await listDue(db)) await one(db, id)
}
`
  const swept = `
export const queue: JobQueue = {
  cron: "* * * * *",
  run: (db) => sweep(db, { due: listDue, each: one }),
}

async function one(db: Db, { id }: { id: number }): Promise<void> {
  for (const seat of await seatsOf(db, id)) await free(db, seat)
}
`
  expect([loopsByHand(byHand), loopsByHand(swept)]).toEqual([true, false])
})

test("the table holds every figure, with the places and the limits", () => {
  const rows = houseTable(
    [
      file("features/users/user.ts", 'import "#features/chat/chat.ts"\nconst DAY = 24 * HOUR\n'),
      file("features/chat/chat.ts", 'import "#features/users/user.ts"'),
      file("features/chat/chat.test.ts", "const HOUR = 60\n"),
      file("features/bookings/booking.ts"),
      file("platform/duration.ts", "const DAY = 24 * HOUR\n"),
    ],
    "one\ntwo\n",
  )
  const row = (what: string) => rows.find((candidate) => candidate.what === what)
  const shown = ({ figure, detail, most }: Partial<Row> = {}) => [figure, detail, most]
  expect(shown(row("product files"))).toEqual([4, undefined, undefined])
  expect(shown(row("files in the room of bookings"))).toEqual([1, undefined, undefined])
  expect(shown(row("edges between rooms"))).toEqual([2, undefined, undefined])
  expect(shown(row("mutual pairs of rooms"))).toEqual([1, "chat <> users", 0])
  expect(shown(row("cycles between files"))).toEqual([
    1,
    "features/chat/chat.ts <> features/users/user.ts",
    0,
  ])
  expect(shown(row("files that declare time units anew"))).toEqual([
    2,
    "features/users/user.ts, features/chat/chat.test.ts",
    0,
  ])
  expect(shown(row("lines of docs/architecture.md"))).toEqual([2, undefined, undefined])
})
