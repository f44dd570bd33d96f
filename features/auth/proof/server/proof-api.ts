import { z } from "zod"
import {
  passkeyOptionsSchema,
  signedByPasskeySchema,
} from "#features/auth/passkeys/passkey-schemas.ts"
import { askPasskey, verifyPasskey } from "#features/auth/passkeys/server/verify-passkey.ts"
import { factorSchema } from "#features/auth/second-factor/second-factor-schemas.ts"
import { verifyFactor } from "#features/auth/second-factor/server/verify-factor.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { proofByCodeSchema, proofByPasswordSchema, proofViewSchema } from "../proof-schemas.ts"
import { markProven } from "./mark-proven.ts"
import { getProofView } from "./proof-view.ts"
import { proveByCode } from "./prove-by-code.ts"
import { proveByPassword } from "./prove-by-password.ts"
import { sendConfirmationCode } from "./send-confirmation-code.tsx"

const params = z.object({ id: rowIdInPath })

// a stored repeat keeps a hash of what was sent, and a password or code is guessed from its hash
const repeat = "natural"

export const proofApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/proof",
    summary: "How the caller can prove once more that it is them",
    access: "signed-in",
    params,
    answer: proofViewSchema,
    async handle(call) {
      return { json: await getProofView(call.db, requireOwner(call).userId) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/code/send",
    summary: "Mails a code that proves who is signed in, and opens nothing else",
    access: "signed-in",
    params,
    status: 204,
    refuses: ["invalid", "limited"],
    async handle(call) {
      await sendConfirmationCode(call.db, requireOwner(call), call.address)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/code",
    summary:
      "Proves by the mailed code who is signed in: sensitive calls go through for ten minutes",
    access: "signed-in",
    repeat,
    params,
    body: proofByCodeSchema,
    status: 204,
    refuses: ["invalid", "limited"],
    async handle(call) {
      const { token } = call.body
      await proveByCode(call.db, requireOwner(call), { token, address: call.address })
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/password",
    summary: "The same by the password of the account",
    access: "signed-in",
    repeat,
    params,
    body: proofByPasswordSchema,
    status: 204,
    refuses: ["invalid", "limited"],
    async handle(call) {
      await proveByPassword(call.db, requireOwner(call), call.body.password)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/factor",
    summary: "The same by a code of the app or a recovery code",
    access: "signed-in",
    repeat,
    params,
    body: factorSchema,
    status: 204,
    refuses: ["limited"],
    async handle(call) {
      const actor = requireOwner(call)
      const { userId } = actor
      await verifyFactor(call.db, { userId, code: call.body.code, address: call.address })
      await markProven(call.db, actor, { hasFactor: true })
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/passkey/options",
    summary: "What one of the caller's passkeys has to sign to prove them",
    access: "signed-in",
    repeat,
    params,
    answer: passkeyOptionsSchema,
    async handle(call) {
      const { options, cookie } = await askPasskey(call.db, requireOwner(call))
      return { json: options, cookies: [cookie] }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof/passkey",
    summary: "The same by a passkey",
    access: "signed-in",
    repeat,
    params,
    body: z.object({ response: signedByPasskeySchema }),
    status: 204,
    refuses: ["invalid"],
    async handle(call) {
      const actor = requireOwner(call)
      const { userId, sessionId } = actor
      const { cookie } = call
      await verifyPasskey(call.db, call.body.response, { userId, sessionId, cookie })
      await markProven(call.db, actor, { hasFactor: true })
      return { json: undefined }
    },
  }),
]
