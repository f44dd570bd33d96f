import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { forbiddenImport } from "./import-rules.ts"
import { readImports } from "./read-imports.ts"
import { sourceFiles } from "./source-files.ts"

const sources = sourceFiles(
  /^(?:app|features|illustrations|ui|platform|server|db|tests|resilience)\//,
)

test("every file imports only what its folder may import", () => {
  expect(sources.length).toBeGreaterThan(100)
  const violations = sources.flatMap((file) =>
    readImports(file, readFileSync(file, "utf8")).flatMap(({ target }) => {
      const why = forbiddenImport(file, target)
      return why ? [`${file} imports ${target}: ${why}`] : []
    }),
  )
  expect(violations).toEqual([])
})

test.each([
  ["platform/money.ts", "ui/buttons/button.tsx"],
  ["ui/buttons/button.tsx", "platform/money.ts"],
  ["features/flights/core/flight.ts", "features/bookings/core/booking.ts"],
  [
    "features/bookings/checkout/ui/booking-card.tsx",
    "features/bookings/core/server/bookings-tables.ts",
  ],
  ["features/bookings/core/booking.ts", "platform/server/db.ts"],
  ["features/bookings/checkout/server/place-order.ts", "server/api.ts"],
  ["features/bookings/checkout/server/place-order.ts", "app/page-context.ts"],
  ["ui/buttons/button.tsx", "ui/overlays/dialog.tsx"],
  ["ui/elements/logo.tsx", "illustrations/scene/scene-mark.ts"],
  ["illustrations/scene/sky/light.ts", "platform/time.ts"],
  ["features/bookings/core/server/move-booking.ts", "features/bookings/holds/waitlist.ts"],
  ["features/bookings/checkout/checkout-view.ts", "features/bookings/archive/archive.ts"],
  ["features/bookings/mails/server/pilot-mails.tsx", "features/bookings/server/bookings-api.ts"],
  ["features/weather/weather.ts", "features/flights/core/flight.ts"],
])("%s may not import %s", (file, target) => {
  expect(forbiddenImport(file, target)).toBeDefined()
})

test.each([
  ["features/bookings/checkout/server/place-order.ts", "features/flights/core/server/seats.ts"],
  ["features/bookings/checkout/ui/booking-card.tsx", "features/flights/core/cost-sharing.ts"],
  ["features/bookings/checkout/checkout-view.ts", "features/bookings/core/booking.ts"],
  ["features/bookings/core/server/lock.test.ts", "features/bookings/requests/server/answer.ts"],
  ["features/bookings/server/bookings-api.ts", "features/bookings/mails/server/pilot-mails.tsx"],
  ["features/search/ui/flight-card.tsx", "illustrations/scene-picture.tsx"],
  ["illustrations/logo.tsx", "ui/style/class-names.ts"],
  ["app/routes/flight.tsx", "features/flights/core/server/flights-queries.ts"],
  ["server/api-list.ts", "features/bookings/server/bookings-api.ts"],
])("%s may import %s", (file, target) => {
  expect(forbiddenImport(file, target)).toBeUndefined()
})

test("names that say nothing are no folders", () => {
  const drawers = sources.filter((file) =>
    /(?:^|\/)(?:lib|utils|common|shared|helpers)\//.test(file),
  )
  expect(drawers).toEqual([])
})
