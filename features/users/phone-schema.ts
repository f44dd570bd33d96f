import { z } from "zod"
import { line } from "#platform/text-input.ts"

const LONGEST_PHONE = 40

/** As somebody types it; empty takes it away. What a number is, the server knows. */
export const phoneSchema = z.object({ phone: line(LONGEST_PHONE) })
