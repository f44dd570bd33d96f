import { oncePerPage } from "#app/page-reads/once-per-page.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"

/** The signed-in person's own account. */
export const ownUser = oncePerPage((db, { userId }) => getOwnUser(db, userId))
