import { customAlphabet } from "nanoid"

// without look-alikes (0 O 1 I l): people read these aloud
const readable = customAlphabet("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 12)

/** A public reference of 60 bits in capitals and digits, for checkouts and payments. */
export function newRef(): string {
  return readable()
}
