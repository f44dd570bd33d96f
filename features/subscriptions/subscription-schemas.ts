import { z } from "zod"
import { text } from "#platform/messages/text.ts"
import { safeRedirectPath } from "#platform/redirect.ts"
import { line, verbatim } from "#platform/text-input.ts"
import { honeypotSchema } from "./honeypot-schema.ts"
import { DEFAULT_RADIUS_KM, RADII_KM } from "./subscription.ts"

const CHOOSE = text("subscription.town.required")

/** A town as it was chosen from the suggestions, and who subscribes to it. */
export const newSubscriptionSchema = z.object({
  name: line(120, CHOOSE).min(1, CHOOSE),
  coordinates: z.object(
    { lat: z.number(CHOOSE).min(-90).max(90), lng: z.number(CHOOSE).min(-180).max(180) },
    CHOOSE,
  ),
  radiusKm: z
    .literal([...RADII_KM], `Wähle ${RADII_KM.slice(0, -1).join(", ")} oder ${RADII_KM.at(-1)} km`)
    .default(DEFAULT_RADIUS_KM),
  // whoever is signed in is written to at the address of the account; others are asked for theirs
  email: verbatim(1000).nullish(),
  subscribeNewsletter: z.boolean().default(false),
  redirectAfterSuccessfulRegistration: verbatim(2000)
    .nullish()
    .transform((path) => safeRedirectPath(path) ?? null),
  honeypot: honeypotSchema,
})

export type NewSubscription = z.output<typeof newSubscriptionSchema>

/** The specification's entity (section 3), with radius, state and age. */
export const subscriptionSchema = z.object({
  id: z.int(),
  name: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  radiusKm: z.int(),
  email: z.string(),
  subscribeNewsletter: z.boolean(),
  redirectAfterSuccessfulRegistration: z.string().nullable(),
  status: z.enum(["unconfirmed", "active"]),
  createdAt: z.iso.datetime(),
})

export type Subscription = z.output<typeof subscriptionSchema>

/** To its owner, with the key that deletes it. */
export const listedSubscriptionSchema = subscriptionSchema.extend({ deleteActivation: z.string() })

export type ListedSubscription = z.output<typeof listedSubscriptionSchema>
