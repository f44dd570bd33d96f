import { z } from "zod"

// PostgreSQL's `integer`; a larger number is no id but an error in the database
const MAX_ID = 2_147_483_647

/** The id of a row in a body. */
export const rowId = z.int().positive().max(MAX_ID)

/** A public reference (`newRef`) in a path. */
export const refInPath = z.string().regex(/^[2-9A-HJ-NP-Z]{12}$/)

/** The id of a row in a path: plain digits only, unlike `z.coerce`, which takes `0x10` and ` 7 `. */
export const rowIdInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(rowId)
