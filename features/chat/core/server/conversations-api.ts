import { z } from "zod"
import { minutes } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { line } from "#platform/text-input.ts"
import {
  conversationSchema,
  conversationsSchema,
  messagesSchema,
  newConversationSchema,
  newMessageSchema,
  seenSchema,
  sentMessageSchema,
} from "../conversations-schemas.ts"
import { archiveConversation } from "./archive-conversation.ts"
import { blockTalker, unblockTalker } from "./block-user.ts"
import { findConversation, listConversations } from "./list-conversations.ts"
import { listMessages } from "./list-messages.ts"
import { markSeen } from "./mark-seen.ts"
import { openConversation } from "./open-conversation.ts"
import { sendMessage } from "./send-message.ts"

const MESSAGES: Limit = { name: "messages", points: 60, windowMs: minutes(5) }

const params = z.object({ id: rowIdInPath })

export const conversationsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/conversations",
    summary: "The caller's conversations, that with the newest message first, 30 a page",
    access: "signed-in",
    query: z.object({
      archived: z.enum(["true", "false"]).default("false"),
      q: line(80).optional(),
      before: line(60).optional(),
    }),
    answer: conversationsSchema,
    async handle(call) {
      const { archived, q: search, before } = call.query
      const wanted = { isArchived: archived === "true", search, before }
      return { json: await listConversations(call.db, requireUser(call).userId, wanted) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/conversations",
    summary: "Asks about a flight, profile, flight request or booking, or writes to all on board",
    access: "signed-in",
    refuses: ["not-found", "invalid", "gone", "limited"],
    repeat: "natural",
    body: newConversationSchema,
    status: 201,
    answer: sentMessageSchema,
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(MESSAGES, String(user.userId))
      return { json: await openConversation(call.db, user, call.body) }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/conversations/:id",
    summary: "One of the caller's conversations",
    access: "signed-in",
    params,
    answer: conversationSchema,
    async handle(call) {
      return { json: await findConversation(call.db, requireUser(call).userId, call.params.id) }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/conversations/:id/messages",
    summary: "Messages of a thread, 50 a page: the newest, or those before or after one of them",
    access: "signed-in",
    params,
    query: z.object({
      before: z.coerce.number<string>().int().min(1).optional(),
      after: z.coerce.number<string>().int().min(0).optional(),
    }),
    answer: messagesSchema,
    async handle(call) {
      const { userId } = requireUser(call)
      return { json: await listMessages(call.db, userId, call.params.id, call.query) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/conversations/:id/messages",
    summary: "Sends a message; a repeat with the same key is the same message",
    access: "signed-in",
    refuses: ["invalid", "gone", "limited"],
    repeat: "natural",
    params,
    body: newMessageSchema,
    status: 201,
    answer: sentMessageSchema,
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(MESSAGES, String(user.userId))
      return { json: await sendMessage(call.db, user, call.params.id, call.body) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/conversations/:id/seen",
    summary: "Up to which message the caller has got and has read a thread; never goes back",
    access: "signed-in",
    repeat: "natural",
    params,
    body: seenSchema,
    status: 204,
    async handle(call) {
      await markSeen(call.db, requireUser(call), call.params.id, call.body)
      return { json: null }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/conversations/:id/archive",
    summary: "Puts a conversation into the caller's archive, or back",
    access: "signed-in",
    repeat: "natural",
    params,
    body: z.object({ isArchived: z.boolean() }),
    status: 204,
    async handle(call) {
      await archiveConversation(call.db, requireUser(call), call.params.id, call.body)
      return { json: null }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/talk-block",
    summary: "Blocks a person: no new messages either way, and they are not told; safe to repeat",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params,
    status: 204,
    async handle(call) {
      await blockTalker(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/talk-block",
    summary: "Ends the caller's block of a person; safe to repeat",
    access: "signed-in",
    repeat: "natural",
    params,
    status: 204,
    async handle(call) {
      await unblockTalker(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
]
