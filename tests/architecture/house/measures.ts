import { dirname } from "node:path"
import type { Import } from "../read-imports.ts"
import { cyclesIn, type Graph } from "./cycles.ts"

export interface SourceFile {
  path: string
  source: string
  imports: readonly Import[]
}

const PRODUCT = /^(?:app|content|db|features|illustrations|platform|server|ui)\//
const TEST = /\.test\.tsx?$/
export const SMALL_LINES = 30

export function isProduct(path: string): boolean {
  return PRODUCT.test(path) && !TEST.test(path)
}

export function linesOf(source: string): number {
  return source === "" ? 0 : source.trimEnd().split("\n").length
}

/** The value below which a share of all lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How many files lie directly in each folder, the fullest first; `app/routes` is a list of addresses. */
export function fullestFolders(paths: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = dirname(path)
    if (!`${folder}/`.startsWith("app/routes/")) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

export function roomOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1]
}

/** The part of a big room; `server` and `ui` are sides of a room or of a part. */
export function partOf(path: string): string | undefined {
  const part = /^(features\/[^/]+|ui)\/([^/]+)\//.exec(path)
  return part && !["server", "ui"].includes(part[2] ?? "") ? `${part[1]}/${part[2]}` : undefined
}

/** Who imports whom, file by file; with `isType` false only what is left when the program runs. */
export function fileGraph(
  files: readonly SourceFile[],
  { withTypes }: { withTypes: boolean },
): Graph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .filter(({ target, isType }) => known.has(target) && (withTypes || !isType))
        .map(({ target }) => target),
    ]),
  )
}

/** The same between groups of files, such as rooms: an edge wherever one file imports another. */
export function groupGraph(graph: Graph, groupOf: (path: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>()
  for (const [path, targets] of graph) {
    const from = groupOf(path)
    if (from === undefined) continue
    const reached = groups.get(from) ?? new Set()
    groups.set(from, reached)
    for (const to of targets.map(groupOf)) if (to !== undefined && to !== from) reached.add(to)
  }
  return new Map([...groups].map(([from, reached]) => [from, [...reached]]))
}

/** Cycles between files: those that exist when the program runs, and those of types alone. */
export function fileCycles(files: readonly SourceFile[]): {
  running: string[][]
  ofTypes: string[][]
} {
  const running = cyclesIn(fileGraph(files, { withTypes: false }))
  const inRunning = new Set(running.flat())
  const ofTypes = cyclesIn(fileGraph(files, { withTypes: true })).filter(
    (cycle) => !cycle.some((path) => inRunning.has(path)),
  )
  return { running, ofTypes }
}

const UNIT_NAME =
  /\b(?:const|let) (?:SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)(?:_MS|_SECONDS|_MINUTES)? = [\d(A-Z]/
const SMALL_UNIT_NAME = /\b(?:const|let) (?:second|minute|hour|day|week|year)(?:Ms)? = \d[\d_]{3}/
const UNIT_VALUE =
  /\b(?:3_?600_?000|86_?400_?000|24 \* (?:60|3_?600)|60 \* (?:60|1_?000|60_000))\b|\* 60_000\b/

/** Whether a source says anew how long a second, minute, hour, day or week is. */
export function declaresTimeUnit(source: string): boolean {
  return [UNIT_NAME, SMALL_UNIT_NAME, UNIT_VALUE].some((unit) => unit.test(source))
}

/** Small files that one neighbour alone imports: each has to earn its place. */
export function smallNeighbours(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files) {
    for (const { target } of imports)
      importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return files
    .filter(({ path, source }) => {
      const [importer, ...others] = importers.get(path) ?? []
      const isLoneNeighbour = importer && others.length === 0 && dirname(importer) === dirname(path)
      return isLoneNeighbour && linesOf(source) <= SMALL_LINES
    })
    .map(({ path }) => path)
}
