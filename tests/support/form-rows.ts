import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { offeredEmailPath } from "#features/auth/credentials/offered-email-path.ts"
import { stopRecoveryPath } from "#features/auth/second-factor/recovery-path.ts"
import { directLoginPath } from "#features/auth/sign-in/direct-login-link.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  CHECKOUT_COOKIE,
  newBrowserSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import { passPath } from "#features/flight-day/flight-day-paths.ts"
import { passToken } from "#features/flight-day/server/pass-token.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { reportPath } from "#features/reports/report-path.ts"
import { appealPath } from "#features/reports/server/appeal-key.ts"
import { reviewLinkPath, reviewPath } from "#features/reviews/review-paths.ts"
import type { Db } from "#platform/server/db.ts"
import { ACCESS_ROWS, type Ask, type Stage } from "#tests/support/access-rows.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { startIn } from "#tests/support/proposal-steps.ts"

/** A form as a browser without script posts it. */
export interface PostedForm {
  path: string
  cookie?: string
  fields?: Record<string, string>
}

/** A form of a page, beside the call that its page makes where scripts run. */
export interface FormRow {
  as: Stage["caller"]
  /** `POST /api/checkouts`; null: the form is the only way in. */
  call: string | null
  ask(stage: Stage): Promise<{ call: Ask; form: PostedForm }>
}

const EMAIL = "neu@flug.example"
const CODE = { email: EMAIL, token: "000000" }
const NOBODY = { email: EMAIL, password: "falsch" }
const LONG_KEY = "x".repeat(43)
const WISH = {
  value: "15000",
  motif: "berge",
  recipientName: "Oma Inge",
  senderName: "Lena und Paul",
  delivery: "print",
}
const VOUCHER = {
  ...WISH,
  valueCents: 15_000,
  motif: "berge",
  greeting: "",
  delivery: "print",
  deliverOn: "",
  recipientEmail: "",
} as const
const WORDS = "Das Kennzeichen auf dem Foto gehört zu einer anderen Maschine."

/** What the rows of the access test make for a call. */
async function askOf(stage: Stage, call: string): Promise<Ask> {
  const [row] = ACCESS_ROWS[call] ?? []
  if (!row) throw new Error(`no row says how ${call} is asked`)
  return row.ask(stage)
}

/** A form that stands for a call and gets the same as it. */
function standsFor(
  as: Stage["caller"],
  call: string,
  formOf: (ask: Ask, stage: Stage) => PostedForm | Promise<PostedForm>,
): FormRow {
  return {
    as,
    call,
    async ask(stage) {
      const ask = await askOf(stage, call)
      return { call: ask, form: await formOf(ask, stage) }
    },
  }
}

function onlyWayIn(as: Stage["caller"], formOf: (stage: Stage) => Promise<PostedForm>): FormRow {
  return { as, call: null, ask: async (stage) => ({ call: {}, form: await formOf(stage) }) }
}

/** The checkout of a guest, as its browser opens it. */
async function guestsCheckout({ db, application }: Stage): Promise<PostedForm> {
  const { id } = await makeFlight(db)
  const { json, cookie } = await holdSeats(application, id, 1)
  return { path: checkoutPath(json.ref), cookie }
}

/** The three steps of a sign-in on a page, the password's wrong and the code's as well. */
function signIn(pageOf: (stage: Stage) => Promise<PostedForm>): FormRow[] {
  const step = (call: string, body: Record<string, string>, name: string): FormRow => ({
    as: "guest",
    call,
    ask: async (stage) => ({
      call: { body },
      form: { ...(await pageOf(stage)), fields: { ...body, step: name } },
    }),
  })
  return [
    step("POST /api/auth/login/token/send", { email: EMAIL }, "email"),
    step("POST /api/auth/login/token", CODE, "code"),
    step("POST /api/auth/login/password", NOBODY, "password"),
  ]
}

const REGISTRATION = {
  email: EMAIL,
  firstName: "Ada",
  lastName: "Flug",
  isAdult: "on",
  als: "passagier",
}

/** The forms of every page with an action, by the id of its route. */
export const FORM_ROWS: Record<string, readonly FormRow[]> = {
  "routes/appeal": [
    onlyWayIn("guest", async ({ db, application, ids }) => {
      const subjectId = (await makeFlight(db)).id
      const { id, ref } = await makeReport(db, { subjectKind: "flight", subjectId })
      const kept = { verdict: "kept", reasons: "Das Foto zeigt die gemeldete Maschine." }
      await application.call("POST", `/api/reports/${id}/decision`, { as: ids.admin, body: kept })
      return { path: appealPath("report", ref), fields: { explanation: WORDS } }
    }),
  ],
  "routes/boarding-pass": [
    standsFor("pilot", "PUT /api/flights/:id/boarding", async ({ params }, { db }) => {
      const flightId = Number(params?.id)
      const bookingId = await bookingOf(db, flightId)
      return { path: passPath(passToken({ bookingId, flightId })) }
    }),
  ],
  "routes/checkout": [
    ...signIn(guestsCheckout),
    standsFor("passenger", "DELETE /api/checkouts/:ref", ({ params }) => ({
      path: checkoutPath(String(params?.ref)),
      fields: { intent: "release" },
    })),
    standsFor("passenger", "POST /api/checkouts/:ref/seats", ({ params }) => ({
      path: checkoutPath(String(params?.ref)),
      fields: { intent: "seats", seats: "2" },
    })),
    standsFor("passenger", "POST /api/checkouts/:ref/order", ({ params }) => ({
      path: checkoutPath(String(params?.ref)),
      fields: {
        "people.0.name": "Lena Berger",
        "people.0.weightKg": "64",
        "people.0.luggageKg": "4",
        hasConsent: "on",
        shownTotalCents: "6875",
      },
    })),
    onlyWayIn("guest", async ({ db }) => {
      const secret = newBrowserSecret()
      const ref = await openVoucherCheckout(db, null, VOUCHER, secret)
      return {
        path: checkoutPath(ref),
        cookie: `${CHECKOUT_COOKIE}=${secret}`,
        fields: { intent: "voucher", buyerEmail: EMAIL, shownTotalCents: "15000" },
      }
    }),
  ],
  "content:cockpit:cockpit/checkliste": [
    standsFor("pilot", "PUT /api/flights/:id/checklist", ({ params }) => ({
      path: checklistPath(Number(params?.id)),
      fields: { item: "fit" },
    })),
  ],
  "routes/direct-login": [
    onlyWayIn("guest", async () => ({
      path: directLoginPath({ email: EMAIL, linkToken: LONG_KEY }),
    })),
  ],
  "routes/flight": [
    standsFor("guest", "POST /api/checkouts", ({ body }) => ({
      path: flightPath((body as { flightId: number }).flightId),
      fields: { personen: "1", shownTotalCents: "6875" },
    })),
    standsFor("guest", "POST /api/checkouts/proposals", ({ body }) => {
      const { day, time } = startIn(10)
      const { flightId, shownTotalCents } = body as { flightId: number; shownTotalCents: number }
      return {
        path: flightPath(flightId),
        fields: {
          personen: "1",
          tag: day,
          uhrzeit: time,
          shownTotalCents: String(shownTotalCents),
        },
      }
    }),
  ],
  "content:storefront:fluggutschein-verschenken": [
    onlyWayIn("guest", async () => ({ path: "/de/fluggutschein-verschenken", fields: WISH })),
  ],
  "routes/login": signIn(async () => ({ path: "/de/login" })),
  "routes/logout": [
    standsFor("passenger", "POST /api/auth/logout", () => ({ path: "/de/logout" })),
  ],
  "routes/payment": [
    standsFor("passenger", "POST /api/trial-payments/:ref", ({ params }) => ({
      path: paymentPath(String(params?.ref)),
      fields: { outcome: "pay" },
    })),
  ],
  "content:hero:einloesen": [
    {
      as: "passenger",
      call: "POST /api/vouchers/redeem",
      async ask({ db }) {
        const { code } = await makeVoucher(db)
        return { call: { body: { code } }, form: { path: "/de/einloesen", fields: { code } } }
      },
    },
  ],
  "routes/register": [
    standsFor("guest", "POST /api/users", () => ({
      path: "/de/registrieren",
      fields: REGISTRATION,
    })),
    {
      as: "guest",
      call: "POST /api/auth/login/token",
      ask: async () => ({
        call: { body: CODE },
        form: { path: "/de/registrieren", fields: { ...REGISTRATION, ...CODE, step: "code" } },
      }),
    },
    standsFor("passenger", "POST /api/users/:id/pilot-profile", () => ({
      path: "/de/registrieren",
      fields: { licence: "LAPL(A)", homeAirport: "ZZZZ" },
    })),
  ],
  "routes/report": [
    onlyWayIn("guest", async ({ db }) => ({
      path: reportPath("flight", (await makeFlight(db)).id),
      fields: {
        reason: "false_information",
        explanation: WORDS,
        name: "Ada Flug",
        email: EMAIL,
        isBonaFide: "on",
        intent: randomUUID(),
      },
    })),
  ],
  "routes/review": [
    standsFor("passenger", "PUT /api/bookings/:id/review", async ({ params }, { db }) => {
      const bookingId = Number(params?.id)
      return {
        path: reviewPath(await flightOf(db, bookingId)),
        fields: { bookingId: String(bookingId), stars: "5", text: "Ruhig geflogen." },
      }
    }),
  ],
  "routes/review-link": [
    standsFor("guest", "POST /api/linked-reviews", ({ body }) => ({
      path: reviewLinkPath((body as { token: string }).token),
      fields: { stars: "5", text: "Ruhig geflogen." },
    })),
  ],
  "routes/offered-email": [onlyWayIn("guest", async () => ({ path: offeredEmailPath(LONG_KEY) }))],
  "routes/stop-recovery": [onlyWayIn("guest", async () => ({ path: stopRecoveryPath(LONG_KEY) }))],
  "content:hero:widerruf": [
    onlyWayIn("guest", async () => ({
      path: "/de/widerruf",
      fields: {
        step: "confirm",
        name: "Ada Flug",
        email: EMAIL,
        contract: "Gutschein über 150 €, bestellt am 3. November 2026",
        intent: randomUUID(),
      },
    })),
  ],
}

async function bookingOf(db: Db, flightId: number): Promise<number> {
  const [row] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  return row?.id ?? 0
}

async function flightOf(db: Db, bookingId: number): Promise<number> {
  const [row] = await db
    .select({ flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  return row?.flightId ?? 0
}
