import { z } from "zod"
import { deviceName } from "#features/auth/core/device-name.ts"
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
} from "#features/auth/passkeys/passkey-schemas.ts"
import { addPasskey, offerPasskey } from "#features/auth/passkeys/server/add-passkey.ts"
import { renamePasskey } from "#features/auth/passkeys/server/rename-passkey.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { appCodeSchema, appSetupSchema, newRecoveryCodesSchema } from "../second-factor-schemas.ts"
import { completeFactorChange } from "./complete-factor-change.tsx"
import { makeRecoveryCodes } from "./make-recovery-codes.ts"
import { removeApp, removePasskey } from "./remove-factor.tsx"
import { confirmApp, noteFactor, startApp } from "./set-up-app.tsx"

const params = z.object({ id: rowIdInPath })
const passkeyParams = params.extend({ passkeyId: z.string().regex(/^[\w-]{1,2000}$/) })

// the answers hold secrets, so none of them is stored for a repeat; the commands find their own
const repeat = "natural"

/** What changes what proves a person asks a fresh proof: whoever does it takes their account. */
export const secondFactorApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/:id/second-factor/app",
    summary: "Hands out a key for an authenticator app; it counts once its first code is given",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    answer: appSetupSchema,
    refuses: ["invalid"],
    async handle(call) {
      return { json: await startApp(call.db, requireOwner(call)) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/second-factor/app/confirm",
    summary: "Makes the app count, and answers the recovery codes this once",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    body: appCodeSchema,
    answer: newRecoveryCodesSchema,
    refuses: ["limited"],
    async handle(call) {
      const recoveryCodes = await confirmApp(call.db, requireOwner(call), call.body.code)
      return { json: { recoveryCodes } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/second-factor/app",
    summary: "Takes the app away; refused where it is the last factor of the back office",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    status: 204,
    refuses: ["invalid"],
    async handle(call) {
      await removeApp(call.db, requireOwner(call))
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/second-factor/recovery-codes",
    summary: "Makes new recovery codes in the place of the former ones, shown this once",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    answer: newRecoveryCodesSchema,
    refuses: ["invalid"],
    async handle(call) {
      return { json: { recoveryCodes: await makeRecoveryCodes(call.db, requireOwner(call)) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/passkeys/options",
    summary: "What a browser needs to make a passkey for the caller",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    answer: passkeyOptionsSchema,
    refuses: ["invalid"],
    async handle(call) {
      const { options, cookie } = await offerPasskey(call.db, requireOwner(call))
      return { json: options, cookies: [cookie] }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/passkeys",
    summary: "Adds the passkey that the browser has made",
    access: "signed-in",
    freshProof: true,
    repeat,
    params,
    body: z.object({ response: newPasskeySchema }),
    status: 204,
    refuses: ["invalid"],
    async handle(call) {
      const actor = requireOwner(call)
      const { db, cookie, body, header } = call
      const device = deviceName(header("user-agent"))
      const isNew = await addPasskey(db, actor, { ...body, cookie, device })
      if (isNew) {
        await noteFactor(db, actor)
        await completeFactorChange(db, actor, "passkey-added")
      }
      return { json: undefined }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/passkeys/:passkeyId",
    summary: "Gives one of the caller's passkeys another name",
    access: "signed-in",
    repeat,
    params: passkeyParams,
    body: passkeyNameSchema,
    status: 204,
    async handle(call) {
      const { passkeyId: id } = call.params
      await renamePasskey(call.db, requireOwner(call), { id, name: call.body.name })
      return { json: undefined }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/passkeys/:passkeyId",
    summary: "Deletes one of the caller's passkeys",
    access: "signed-in",
    freshProof: true,
    repeat,
    params: passkeyParams,
    status: 204,
    refuses: ["invalid"],
    async handle(call) {
      await removePasskey(call.db, requireOwner(call), call.params.passkeyId)
      return { json: undefined }
    },
  }),
]
