/** Why a pilot cancels; nobody has to say it, and it is never a bad mark (product decision 4). */
export const CANCELLATION_REASONS = {
  weather: "Wetter",
  technical: "Technik",
  health: "Gesundheit",
  airfield: "Flugplatz",
  other: "anderer Grund",
} as const

export type CancellationReason = keyof typeof CANCELLATION_REASONS

/** What a pilot may say to it, in characters. */
export const MAX_WORD_LENGTH = 300
