import { type SceneCrop, scenePath } from "#illustrations/scene-path.ts"

/** The five pictures that a voucher can wear. */
export const VOUCHER_MOTIFS = {
  see: { label: "See im Abendlicht", terrain: "lake", time: "low-sun", seed: 6 },
  watt: { label: "Inseln im Watt", terrain: "islands", time: "dawn", seed: 12 },
  berge: { label: "Berge am Mittag", terrain: "alps", time: "day", seed: 4 },
  nacht: { label: "Lichter in der Nacht", terrain: "city", time: "night", seed: 9 },
  wolken: { label: "Über den Wolken", terrain: "above-clouds", time: "dawn", seed: 3 },
} as const

export type VoucherMotif = keyof typeof VOUCHER_MOTIFS

export const MOTIF_NAMES = Object.keys(VOUCHER_MOTIFS) as VoucherMotif[]

/** Whether there is a picture of that name. */
export function isMotif(name: unknown): name is VoucherMotif {
  return MOTIF_NAMES.some((motif) => motif === name)
}

export function motifPath(motif: VoucherMotif, crop: SceneCrop = "card"): string {
  const { terrain, time, seed } = VOUCHER_MOTIFS[motif]
  return scenePath({ terrain, time, seed, crop })
}
