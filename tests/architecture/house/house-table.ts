import { loopsByHand, timersOf } from "../timers.ts"
import { mutualPairs } from "./cycles.ts"
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
  SMALL_LINES,
  type SourceFile,
  smallNeighbours,
} from "./measures.ts"

export interface Row {
  what: string
  figure: number
  /** Where it is to be found. */
  detail?: string
  /** `npm run house` fails where the figure is larger. */
  most?: number
}

/** The table of the house. `files` are all sources, tests included; `overview` is architecture.md. */
export function houseTable(files: readonly SourceFile[], overview: string): Row[] {
  const product = files.filter(({ path }) => isProduct(path))
  return [
    ...sizes(product),
    ...order(product),
    {
      ...count(
        "files that declare time units anew",
        files.filter((file) => !mayNameUnits(file) && declaresTimeUnit(file.source)).map(pathOf),
      ),
      most: 0,
    },
    {
      what: "files with timers",
      figure: product.filter(({ source }) => timersOf(source).length > 0).length,
    },
    {
      ...count(
        "files with timers that go through rows by hand",
        product.filter(({ source }) => loopsByHand(source)).map(pathOf),
      ),
      most: 0,
    },
    count(`files of <= ${SMALL_LINES} lines for one neighbour`, smallNeighbours(product)),
    { what: "lines of docs/architecture.md", figure: linesOf(overview) },
  ]
}

function sizes(product: readonly SourceFile[]): Row[] {
  const lines = product.map(({ source }) => linesOf(source))
  const longest = product.find(({ source }) => linesOf(source) === Math.max(...lines))
  const folders = fullestFolders(product.map(pathOf))
  return [
    { what: "product files", figure: product.length },
    { what: "lines of a file, median", figure: quantile(lines, 0.5) },
    { what: "lines of a file, nine of ten below", figure: quantile(lines, 0.9) },
    { what: "lines of the longest file", figure: Math.max(...lines), detail: longest?.path ?? "" },
    {
      what: "files in the fullest folder, app/routes aside",
      figure: folders[0]?.[1] ?? 0,
      detail: listed(folders.map(([folder, files]) => `${folder} ${files}`)),
      // more than that and nobody finds a file by looking through its folder
      most: 45,
    },
    {
      what: "files in the room of bookings",
      figure: product.filter(({ path }) => roomOf(path) === "bookings").length,
    },
  ]
}

function order(product: readonly SourceFile[]): Row[] {
  const graph = fileGraph(product, { withTypes: true })
  const rooms = groupGraph(graph, roomOf)
  const { running, ofTypes } = fileCycles(product)
  const circles = (what: string, found: readonly (readonly string[])[]) =>
    count(
      what,
      found.map((members) => members.join(" <> ")),
    )
  return [
    { what: "rooms", figure: rooms.size },
    { what: "edges between rooms", figure: [...rooms.values()].flat().length },
    { ...circles("mutual pairs of rooms", mutualPairs(rooms)), most: 0 },
    { ...circles("mutual pairs of parts", mutualPairs(groupGraph(graph, partOf))), most: 0 },
    { ...circles("cycles between files", running), most: 0 },
    { ...circles("cycles between files, of types only", ofTypes), most: 0 },
  ]
}

function count(what: string, found: readonly string[]): Row {
  return { what, figure: found.length, detail: listed(found) }
}

function listed(found: readonly string[]): string {
  return found.slice(0, 4).join(", ") + (found.length > 4 ? " …" : "")
}

function pathOf({ path }: SourceFile): string {
  return path
}

// the one place of time units, and what says how the others are found
function mayNameUnits({ path }: SourceFile): boolean {
  return path === "platform/duration.ts" || path.startsWith("tests/architecture/")
}
