import type { Db } from "#platform/server/db.ts"

// INTERIM, replaced by the real demo world
export async function topUpDemoWorld(_db: Db, _: { today: string }): Promise<void> {}
