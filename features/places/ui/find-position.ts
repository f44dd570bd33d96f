import { minutes } from "#platform/duration.ts"

type Found = { position: string } | { refusal: string }

const TIMEOUT_MS = 10_000
/** Who was here ten minutes ago is still in the same surroundings. */
const MAX_AGE_MS = minutes(10)

/** Asks the browser where it is; it asks the person. */
export function findPosition(): Promise<Found> {
  // missing where the page does not come over a safe connection
  if (!("geolocation" in navigator)) return Promise.resolve({ refusal: NOT_FOUND })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: roughly(coords) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ refusal: code === PERMISSION_DENIED ? NOT_ALLOWED : NOT_FOUND }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}

const NOT_ALLOWED =
  "Dein Browser gibt den Standort nicht frei. Erlaube ihn für diese Seite oder gib einen Ort ein."
const NOT_FOUND = "Dein Standort lässt sich gerade nicht bestimmen. Gib einen Ort ein."

/** Two decimals are about a kilometre: enough for a search, too little for an address. */
function roughly({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(",")
}
