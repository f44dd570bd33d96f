import { z } from "zod"
import {
  changeEmailSchema,
  checkPasswordSchema,
  confirmEmailChangeSchema,
  confirmPasswordSchema,
  setPasswordSchema,
} from "#features/auth/core/account-schemas.ts"
import { requireGoodPassword } from "#features/auth/core/server/password-rules.ts"
import { registrationSchema } from "#features/auth/registration/registration-schema.ts"
import { registerUser } from "#features/auth/registration/server/register-user.tsx"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { ownUserSchema } from "#features/users/core/users-schemas.ts"
import { pilotProfileSchema } from "#features/users/pilots/pilot-profile-schema.ts"
import {
  getHomeAirportId,
  makePilotProfile,
} from "#features/users/pilots/server/make-pilot-profile.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { changeEmail } from "./change-email.tsx"
import { confirmEmailChange } from "./confirm-email-change.tsx"
import { confirmPassword } from "./confirm-password.ts"
import { setPassword } from "./set-password.tsx"

const userIdParams = z.object({ id: rowIdInPath })

// a stored repeat keeps a hash of what was sent, and a password or code is guessed from its hash
const repeat = "natural"

export const accountApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users",
    summary: "Registers a passenger or pilot: mails a code that creates the account",
    access: "public",
    body: registrationSchema,
    publicTexts: ["firstName"],
    answer: z.object({ isCodeSent: z.literal(true) }),
    refuses: ["invalid", "limited"],
    async handle({ db, body, address }) {
      await registerUser(db, body, { address })
      return { json: { isCodeSent: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/check-password",
    summary: "Whether a password may be chosen; refused at its field, stored nowhere",
    access: "public",
    repeat,
    body: checkPasswordSchema,
    answer: z.object({ isGood: z.literal(true) }),
    async handle({ body }) {
      await requireGoodPassword(body.password, body.email)
      return { json: { isGood: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/pilot-profile",
    summary: "Turns the calling passenger into a pilot; safe to repeat",
    access: "signed-in",
    repeat,
    params: userIdParams,
    body: pilotProfileSchema,
    answer: ownUserSchema,
    refuses: ["invalid"],
    async handle(call) {
      const { userId } = requireOwner(call)
      const { licence, homeAirportCode } = call.body
      const homeAirportId = await getHomeAirportId(call.db, homeAirportCode, "homeAirportCode")
      await makePilotProfile(call.db, { userId, licence, homeAirportId })
      return { json: await getOwnUser(call.db, userId) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/settings/password",
    summary:
      "Sets the first password right after a sign-in by code; else mails a code to confirm it",
    access: "signed-in",
    repeat,
    params: userIdParams,
    body: setPasswordSchema,
    answer: z.object({ isConfirmed: z.boolean() }),
    refuses: ["limited"],
    async handle(call) {
      const actor = requireOwner(call)
      const { password } = call.body
      return { json: await setPassword(call.db, actor, { password, address: call.address }) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/settings/password/confirm",
    summary: "Confirms the new password and ends all other sessions",
    access: "signed-in",
    repeat,
    params: userIdParams,
    body: confirmPasswordSchema,
    answer: z.object({ isConfirmed: z.literal(true) }),
    refuses: ["limited"],
    async handle(call) {
      const actor = requireOwner(call)
      await confirmPassword(call.db, actor, { ...call.body, address: call.address })
      return { json: { isConfirmed: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/settings/email",
    summary:
      "Mails codes to the current and the new address, upon a fresh proof; the answer does not reveal whether it is taken",
    access: "signed-in",
    freshProof: true,
    params: userIdParams,
    body: changeEmailSchema,
    answer: z.object({ areCodesSent: z.literal(true) }),
    refuses: ["limited"],
    async handle(call) {
      const actor = requireOwner(call)
      await changeEmail(call.db, actor, { ...call.body, address: call.address })
      return { json: { areCodesSent: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/settings/email/confirm",
    summary: "Confirms the new address with both codes and ends all other sessions",
    access: "signed-in",
    repeat,
    params: userIdParams,
    body: confirmEmailChangeSchema,
    answer: z.object({ isConfirmed: z.literal(true) }),
    refuses: ["limited"],
    async handle(call) {
      const actor = requireOwner(call)
      await confirmEmailChange(call.db, actor, { ...call.body, address: call.address })
      return { json: { isConfirmed: true } }
    },
  }),
]
