import { z } from "zod/mini"

/** What later rooms keep here; they know its shape, this store only that it has an id. */
const entry = z.looseObject({ id: z.union([z.string(), z.int()]) })

const user = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  photoId: z.nullable(z.string()),
  isPilot: z.boolean(),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
  hasSubscribedNewsletter: z.boolean(),
  mutedMails: z.array(z.string()),
  mutedPushes: z.array(z.string()),
  bankAccount: z.nullable(
    z.object({ accountHolder: z.string(), iban: z.string(), bic: z.string() }),
  ),
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

export type UserData = z.output<typeof userDataSchema>
export type StoredSubscription = z.output<typeof subscription>
export type StoredAirport = z.output<typeof airport>
export type StoredChat = z.output<typeof chat>
