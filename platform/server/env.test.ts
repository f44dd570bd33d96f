import { expect, test } from "vitest"
import { readEnv } from "./env.ts"

const external = {
  DATABASE_URL: "postgres://db/aufwind",
  PUBLIC_URL: "https://aufwind.example",
  SMTP_URL: "smtp://mail",
  MAIL_FROM: "post@aufwind.example",
}

test("nothing set is the demo on loopback", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: "http://localhost:3000",
    isDemo: true,
    isProduction: false,
  })
})

test("an external database is production: no demo, and the missing names are said", () => {
  expect(readEnv(external)).toMatchObject({ isDemo: false, isProduction: true })
  expect(() => readEnv({ DATABASE_URL: "postgres://db/aufwind" })).toThrow(
    "PUBLIC_URL, SMTP_URL, MAIL_FROM",
  )
})

test("a public address is no demo unless DEMO=1 says so", () => {
  expect(readEnv({ PUBLIC_URL: "https://aufwind.example" }).isDemo).toBe(false)
  expect(readEnv({ ...external, DEMO: "1" }).isDemo).toBe(true)
})

test("every wrong variable is named", () => {
  expect(() => readEnv({ PORT: "abc", TRUSTED_PROXIES: "proxy" })).toThrow(
    /PORT[\s\S]*TRUSTED_PROXIES/,
  )
})

test("a search for places is asked over http and nothing else", () => {
  const url = "https://photon.example/api"
  expect(readEnv({ GEOCODER_URL: url }).GEOCODER_URL).toBe(url)
  expect(() => readEnv({ GEOCODER_URL: "file:///etc/passwd" })).toThrow("GEOCODER_URL")
})

test("failpoints are accepted on test systems only", () => {
  expect(() => readEnv({ ...external, FAILPOINTS: "/tmp/points" })).toThrow("set DEMO=1")
  expect(readEnv({ ...external, DEMO: "1", FAILPOINTS: "/tmp/points" })).toMatchObject({
    FAILPOINTS: "/tmp/points",
  })
})

test("Stripe needs its key and its webhook secret, in production the real ones", () => {
  const live = {
    ...external,
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2",
  }
  expect(readEnv(live)).toMatchObject({ PAYMENTS: "stripe" })
  expect(() => readEnv({ PAYMENTS: "stripe" })).toThrow("STRIPE_SECRET_KEY")
  expect(() => readEnv({ ...live, STRIPE_WEBHOOK_SECRET: undefined })).toThrow("WEBHOOK_SECRET")
  expect(() => readEnv({ ...live, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow("STRIPE_SECRET_KEY")
  const test = { ...live, STRIPE_SECRET_KEY: "sk_test_1" }
  expect(() => readEnv(test)).toThrow("DEMO=1")
  expect(() => readEnv({ ...live, STRIPE_API_URL: "http://127.0.0.1:1" })).toThrow("DEMO=1")
  expect(readEnv({ ...test, DEMO: "1" })).toMatchObject({ PAYMENTS: "stripe" })
})
