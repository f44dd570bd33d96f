/** Most readers never note a flight. */
export const loadKeeping = () => import("./keep-favourites.ts")
