export const TEXT_CALLS = {
  save: "/api/texts/versions",
  sketch: "/api/texts/sketch",
  restore: "/api/texts/restored",
  return: "/api/texts/returned",
} as const

export const HOME_CALLS = {
  save: "/api/home-plan/versions",
  tiles: "/api/home-plan/tiles",
  restore: "/api/home-plan/restored",
  return: "/api/home-plan/returned",
} as const
