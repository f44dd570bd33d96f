import { oncePerPage } from "#app/page-reads/once-per-page.ts"
import { countUnread } from "#features/chat/core/server/list-conversations.ts"

/** In how many own conversations something is unread: for the menu of a page and for its list alike. */
export const ownUnread = oncePerPage((db, { userId }) => countUnread(db, userId))
