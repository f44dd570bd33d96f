import { z } from "zod"
import { fieldError } from "#platform/errors.ts"
import type { Sort } from "../search-query.ts"
import type { Rank } from "./index/rank.ts"

/*
 * Where the next page begins: behind the rank of the last flight, so that a flight which is sold or
 * published meanwhile moves no other one across the border of two pages.
 */

const cursorSchema = z.tuple([z.string(), z.number(), z.number(), z.number()])

export function cursorAfter(sort: Sort, { key, startMinute, id }: Rank): string {
  return Buffer.from(JSON.stringify([sort, key, startMinute, id])).toString("base64url")
}

/** @throws DomainError at the field `cursor` for one that was not given out for this order */
export function parseCursor(cursor: string, sort: Sort): Rank {
  const read = cursorSchema.safeParse(parsed(cursor))
  if (!read.success || read.data[0] !== sort) {
    throw fieldError("unknown-cursor", "cursor", "Diese Stelle gibt es in dieser Suche nicht.")
  }
  const [, key, startMinute, id] = read.data
  return { key, startMinute, id }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString())
  } catch {
    return undefined
  }
}
