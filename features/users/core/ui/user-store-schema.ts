import { z } from "zod/mini"
import type { OwnUser } from "../users-schemas.ts"

/** What later rooms keep here; they know its shape, this store only that it has an id. */
const entry = z.looseObject({ id: z.union([z.string(), z.int()]) })

/** Of the own account only what the specification names (section 3), and no bank data. */
const user = z.object({
  id: z.int(),
  email: z.string(),
  hasSubscribedNewsletter: z.boolean(),
})

const subscription = z.object({
  id: z.int(),
  name: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  radiusKm: z.number(),
  status: z.string(),
  createdAt: z.string(),
  deleteActivation: z.string(),
})

/** The same as `AirportChoice` of the places. */
const airport = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  town: z.string(),
  region: z.string(),
})

/** A conversation by the name of its other side. */
const chat = z.object({ id: z.int(), name: z.string() })

/** The specification's user store (section 3), field by field. */
export const userDataSchema = z.object({
  cockpit: z.nullable(z.looseObject({})),
  flightRequests: z.array(entry),
  lastSelectedAirports: z.array(airport),
  lastSelectedChats: z.array(chat),
  photos: z.array(entry),
  planes: z.array(entry),
  subscriptions: z.array(subscription),
  user: z.nullable(user),
  currentChat: z.nullable(chat),
  statistics: z.nullable(z.looseObject({})),
})

/** What lies in the browser. */
export type StoredUserData = z.output<typeof userDataSchema>
export type StoredUser = z.output<typeof user>

/** What a page knows: the whole own account as soon as the server has said it. */
export type UserData = Omit<StoredUserData, "user"> & { user: OwnUser | StoredUser | null }

export type StoredSubscription = z.output<typeof subscription>
export type StoredAirport = z.output<typeof airport>
export type StoredChat = z.output<typeof chat>
