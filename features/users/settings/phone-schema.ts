import { z } from "zod"
import { line } from "#platform/text-input.ts"

const MAX_PHONE_LENGTH = 40

/** As somebody types it; empty takes it away. What a number is, the server knows. */
export const phoneSchema = z.object({ phone: line(MAX_PHONE_LENGTH) })
