import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { formatEntityStatus } from "../../event-labels.ts"
import { MAX_HITS, type OfficeHit } from "../../office-search.ts"

/** One more than is shown, to know whether there are others. */
export const MAX_FOUND = MAX_HITS + 1

/** A question whose answers have no order, so that any of them are the first. */
export interface FirstOf {
  unordered: SQL
}

type Question = SQL | FirstOf | "" | null | undefined

/** Each found id once, in the order of the questions and of their answers. */
export async function findIds(tx: Db, questions: readonly Question[]): Promise<number[]> {
  const found = new Set<number>()
  for (const question of questions) {
    if (!question || found.size >= MAX_FOUND) continue
    for (const id of await answersTo(tx, question)) found.add(id)
  }
  return [...found].slice(0, MAX_FOUND)
}

/**
 * The first answers to a question without an order. For a few of many the planner would rather walk through some
 * other index of the table until it has met them, and to read them all takes as long as there are many: only a
 * bitmap goes to the rows of the index that is meant, and ends with the last row that is wanted.
 */
export function firstOf(question: SQL, limit = MAX_FOUND): FirstOf {
  return { unordered: sql`select id from (${question} limit ${limit}) found` }
}

export async function answersTo(tx: Db, question: SQL | FirstOf): Promise<number[]> {
  if (!("unordered" in question)) return idsOf(tx, question)
  await allowWalks(tx, false)
  const ids = await idsOf(tx, question.unordered)
  await allowWalks(tx, true)
  return ids
}

async function idsOf(tx: Db, question: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(question)
  return rows.map(({ id }) => id)
}

async function allowWalks(tx: Db, isAllowed: boolean): Promise<void> {
  await tx.execute(sql`select set_config('enable_indexscan', ${isAllowed ? "on" : "off"}, true)`)
}

/** The rows of some ids in the order of these. */
export function inOrderOf<Row>(
  ids: readonly number[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Row[] {
  return rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)))
}

/** What begins like this. Unlike LIKE it has no wildcards, and takes the index for any text. */
export function startsWith(column: SQL, start: string): SQL {
  // behind everything that begins so
  const end = `${start}\u{10ffff}`
  return sql`(${column} ~>=~ ${start} and ${column} ~<~ ${end})`
}

/** Each of these words is one of the name, or the beginning of one. */
export function hasWords(column: SQL, words: readonly string[], as: "whole" | "start"): SQL {
  const query = words.map((word) => (as === "whole" ? `'${word}'` : `'${word}':*`)).join(" & ")
  return sql`name_words(${column}) @@ ${query}::tsquery`
}

export const joinFacts = (facts: readonly (string | null | undefined)[]): OfficeHit["facts"] =>
  [...new Set(facts)].filter((fact): fact is string => Boolean(fact))

/** The log's word for a status, as it stands alone. */
export function statusLabel(entity: string, status: string): string {
  const word = formatEntityStatus(entity, status) ?? status
  return word.charAt(0).toUpperCase() + word.slice(1)
}
