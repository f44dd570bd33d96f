import type { Season } from "#illustrations/scene/season.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"

/** A sky as it is to be drawn for the home page. */
export interface HomeSky {
  time: TimeOfDay
  season: Season
  /** Where the sun stands across the picture, in per cent; the moon of the night keeps its place. */
  lightAt: number | undefined
  /** The colours of this sky, there before the picture has arrived. */
  backdrop: string
}

/** A sky as the home page shows it. */
export interface SkyPicture {
  src: string
  phoneSrc: string
  tabletSrc: string
  backdrop: string
}

/** The sky over Germany at an instant, and what each theme shows of it. */
export interface HomeSkies<Sky> {
  now: TimeOfDay
  light: Sky
  dark: Sky
}

/** What it is like outside now. */
export const SKY_NAMES: Record<TimeOfDay, string> = {
  dawn: "Morgenlicht",
  day: "hell",
  "low-sun": "tiefe Sonne",
  dusk: "Abenddämmerung",
  night: "Nacht",
  overcast: "bedeckt",
}
