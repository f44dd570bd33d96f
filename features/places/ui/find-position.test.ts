import { afterEach, expect, test, vi } from "vitest"
import { findPosition } from "./find-position.ts"

afterEach(() => vi.unstubAllGlobals())

/** A browser that answers like this when it is asked where it is. */
function browserThat(answers: (found: PositionCallback, refused: PositionErrorCallback) => void) {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: answers } })
}

const refusal = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError

test.each([
  [50.7374, 7.0982, "50.74,7.1"],
  [-0.004, 179.999, "0,180"],
])("a position is rounded to about a kilometre: %d, %d", async (latitude, longitude, told) => {
  browserThat((found) => found({ coords: { latitude, longitude } } as GeolocationPosition))
  expect(await findPosition()).toEqual({ position: told })
})

test("who does not want to be found reads how else it goes", async () => {
  browserThat((_, refused) => refused(refusal(1)))
  expect(await findPosition()).toEqual({
    refusal:
      "Dein Browser gibt den Standort nicht frei. Erlaube ihn für diese Seite oder gib einen Ort ein.",
  })
})

test.each([
  ["is unavailable", 2],
  ["takes too long", 3],
])("a position that %s is called so", async (_, code) => {
  browserThat((_found, refused) => refused(refusal(code)))
  expect(await findPosition()).toEqual({
    refusal: "Dein Standort lässt sich gerade nicht bestimmen. Gib einen Ort ein.",
  })
})

test("a browser that cannot say where it is says so, too", async () => {
  vi.stubGlobal("navigator", {})
  expect(await findPosition()).toHaveProperty("refusal")
})
