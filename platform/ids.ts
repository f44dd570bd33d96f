// without look-alikes (0 O 1 I l): people read these aloud
const READABLE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** A public reference of 60 bits in capitals and digits, for checkouts and payments. */
export function newRef(): string {
  return randomText(READABLE, 12)
}

/** An id of 126 bits in 21 characters that addresses may hold; for browsers, on plain HTTP too. */
export function newId(): string {
  return randomText(URL_SAFE, 21)
}

// the size of an alphabet divides 256, so that every letter is equally likely
function randomText(alphabet: string, length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("")
}
