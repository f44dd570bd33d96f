import type { Season } from "#illustrations/scene/season.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"

/** The sky over Germany at an instant, as the home page draws it. */
export interface HomeSky {
  time: TimeOfDay
  season: Season
  /** Where the sun stands across the picture, in per cent; the moon of the night keeps its place. */
  lightAt: number | undefined
  /** The colours of this sky, there before the picture has arrived. */
  backdrop: string
}

/** Under which skies text is white. */
export const isDarkSky = ({ time }: Pick<HomeSky, "time">) => time === "dusk" || time === "night"

/** What it is like outside now. */
export const SKY_NAMES: Record<TimeOfDay, string> = {
  dawn: "Morgenlicht",
  day: "hell",
  "low-sun": "tiefe Sonne",
  dusk: "Abenddämmerung",
  night: "Nacht",
  overcast: "bedeckt",
}
