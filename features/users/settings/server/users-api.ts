import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { findUserByEmail, getOwnUser } from "#features/users/core/server/users-queries.ts"
import { emailSchema, ownUserSchema } from "#features/users/core/users-schemas.ts"
import { birthDateSchema } from "#features/users/pilots/birth-date.ts"
import { flightHoursSchema } from "#features/users/pilots/flight-hours.ts"
import { saveBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import { stateFlightHours } from "#features/users/pilots/server/flight-hours.ts"
import { hours, minutes } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { phoneSchema } from "../phone-schema.ts"
import { userSettingsSchema } from "../user-settings.ts"
import { savePhone } from "./save-phone.ts"
import { updateOwnUser } from "./update-own-user.ts"

// the answer tells whether somebody is registered, so nobody may ask for many
const CHECKS: Limit = { name: "mail-availability", points: 40, windowMs: minutes(15) }

// each change sends a mail
const BANK_ACCOUNTS: Limit = { name: "bank-account", points: 20, windowMs: hours(1) }

const userIdParams = z.object({ id: rowIdInPath })

export const usersApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/check-mail-availability",
    summary: "Whether an address is free for a new account; unconfirmed accounts do not count",
    access: "public",
    refuses: ["limited"],
    repeat: "natural",
    body: z.object({ email: emailSchema }),
    answer: z.object({ isAvailable: z.boolean() }),
    async handle({ db, body, address }) {
      await consumeRateLimit(CHECKS, address)
      const user = await findUserByEmail(db, body.email)
      return { json: { isAvailable: !user?.isConfirmed } }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/users/:id/as-owner",
    summary: "The caller's account; another account answers 404",
    access: "signed-in",
    isShownInView: true,
    params: userIdParams,
    answer: ownUserSchema,
    async handle(call) {
      const { userId } = requireOwner(call)
      return { json: await getOwnUser(call.db, userId) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id",
    summary: "Updates the sent fields of the caller's account; the IBAN is only returned masked",
    access: "signed-in",
    // another bank account leads money elsewhere
    freshProof: ({ bankAccount }) => bankAccount !== undefined,
    refuses: ["limited"],
    // the same settings again change nothing, and nobody's data lies in the list of repeats
    repeat: "natural",
    params: userIdParams,
    body: userSettingsSchema,
    publicTexts: ["firstName", "about"],
    answer: ownUserSchema,
    async handle(call) {
      const user = requireOwner(call)
      if (call.body.bankAccount) await consumeRateLimit(BANK_ACCOUNTS, String(user.userId))
      return { json: await updateOwnUser(call.db, user, call.body) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/phone",
    summary: "Sets or removes the caller's telephone number",
    access: "signed-in",
    // nobody's number lies in the list of repeats
    repeat: "natural",
    params: userIdParams,
    body: phoneSchema,
    answer: z.object({ phone: z.string().nullable() }),
    async handle(call) {
      return { json: { phone: await savePhone(call.db, requireOwner(call), call.body.phone) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/birth-date",
    summary: "Sets the birth date of the calling pilot; no answer shows it to others",
    access: "pilot",
    // nobody's birthday lies in the list of repeats
    repeat: "natural",
    params: userIdParams,
    body: birthDateSchema,
    answer: z.object({ isSaved: z.literal(true) }),
    async handle(call) {
      await saveBirthDate(call.db, requireOwner(call), call.body.birthDate)
      return { json: { isSaved: true } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/flight-hours",
    summary: "Sets the flight hours that the calling pilot states up to a day",
    access: "pilot",
    repeat: "natural",
    params: userIdParams,
    body: flightHoursSchema,
    answer: z.object({ isSaved: z.literal(true) }),
    async handle(call) {
      await stateFlightHours(call.db, requireOwner(call), call.body)
      return { json: { isSaved: true } }
    },
  }),
]
