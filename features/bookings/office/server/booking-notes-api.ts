import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { bookingNoteSchema } from "../booking-note.ts"
import { addBookingNote } from "./add-booking-note.ts"

export const bookingNotesApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/notes",
    summary: "The back office notes something down about a booking, for itself alone",
    access: needsRight("bookings.note"),
    refuses: ["not-found"],
    params: z.object({ id: rowIdInPath }),
    body: bookingNoteSchema,
    answer: z.object({ id: z.int() }),
    async handle(call) {
      const note = { bookingId: call.params.id, text: call.body.text }
      return { json: await addBookingNote(call.db, requireUser(call), note) }
    },
  }),
]
