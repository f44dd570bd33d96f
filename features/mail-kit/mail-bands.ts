import { scenePath } from "#illustrations/scene-path.ts"

/** The calm strips of land above mails that are about no flight, one for each kind of mail. */
export const MAIL_BANDS = {
  /** Accounts, and how somebody signs in. */
  account: {
    alt: "Gezeichnet: Morgen über flachem Land",
    scene: scenePath({ terrain: "lowland", time: "dawn", seed: 12, crop: "footer" }),
  },
  money: {
    alt: "Gezeichnet: Hügel am Tag",
    scene: scenePath({ terrain: "hills", time: "day", seed: 7, crop: "footer" }),
  },
  /** A pilot's documents. */
  papers: {
    alt: "Gezeichnet: Küste am Tag",
    scene: scenePath({ terrain: "coast", time: "day", seed: 5, crop: "footer" }),
  },
  /** Flights of which none has a picture here: several, or one that not everybody may see. */
  flights: {
    alt: "Gezeichnet: See im Abendlicht",
    scene: scenePath({ terrain: "lake", time: "low-sun", seed: 31, crop: "footer" }),
  },
} as const

export type MailBand = keyof typeof MAIL_BANDS

export function isMailBand(name: string): name is MailBand {
  return Object.hasOwn(MAIL_BANDS, name)
}
