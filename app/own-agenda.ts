import { oncePerPage } from "#app/page-reads/once-per-page.ts"
import { getAgenda } from "#features/cockpit/server/get-agenda.ts"

/** What waits for the signed-in person: for the menu of a page and for its head alike. */
export const ownAgenda = oncePerPage(getAgenda)
