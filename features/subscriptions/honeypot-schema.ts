import { z } from "zod"

/** Of a call: what stood in the field that no person meets (specification, section 5). */
export const honeypotSchema = z.unknown().optional().meta({
  description: "A honeypot: leave it out. Who fills it in gets an answer that means nothing",
})
