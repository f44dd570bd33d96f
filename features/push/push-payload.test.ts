import { expect, test } from "vitest"
import { pushPayload } from "./push-payload.ts"

test("a browser is told a title, the bell's sentence and where it leads, and nothing else", () => {
  const payload = pushPayload({
    kind: "booking-requested",
    path: "/de/cockpit",
    data: {
      flight: {
        title: "Übers Watt nach Juist",
        departsAt: "2027-06-12T07:30:00.000Z",
        timeZone: "Europe/Berlin",
      },
      person: { id: 7, name: "Lena B." },
    },
  })
  expect(payload).toEqual({
    title: "Neue Anfrage",
    body: "Lena B. möchte mit: Übers Watt nach Juist, Sa., 12. Juni",
    path: "/de/cockpit",
  })
})
