import { expect, test } from "vitest"
import { parseEnv } from "./env.ts"

const external = {
  DATABASE_URL: "postgres://db/aufwind",
  PUBLIC_URL: "https://aufwind.example",
  SMTP_URL: "smtp://mail",
  MAIL_FROM: "post@aufwind.example",
}

test("nothing set is the demo on loopback", () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: "http://localhost:3000",
    isDemo: true,
    isProduction: false,
  })
})

test("an external database is production: no demo, and the missing names are said", () => {
  expect(parseEnv(external)).toMatchObject({ isDemo: false, isProduction: true })
  expect(() => parseEnv({ DATABASE_URL: "postgres://db/aufwind" })).toThrow(
    "PUBLIC_URL, SMTP_URL, MAIL_FROM",
  )
})

test("a public address is no demo unless DEMO=1 says so", () => {
  expect(parseEnv({ PUBLIC_URL: "https://aufwind.example" }).isDemo).toBe(false)
  expect(parseEnv({ ...external, DEMO: "1" }).isDemo).toBe(true)
})

test("every wrong variable is named", () => {
  expect(() => parseEnv({ PORT: "abc", TRUSTED_PROXIES: "proxy" })).toThrow(
    /PORT[\s\S]*TRUSTED_PROXIES/,
  )
})

test("a search for places is asked over http and nothing else", () => {
  const url = "https://photon.example/api"
  expect(parseEnv({ GEOCODER_URL: url }).GEOCODER_URL).toBe(url)
  expect(() => parseEnv({ GEOCODER_URL: "file:///etc/passwd" })).toThrow("GEOCODER_URL")
})

test("a weather service is asked over http and nothing else", () => {
  const url = "https://aviationweather.gov/api/data"
  expect(parseEnv({ WEATHER_URL: url }).WEATHER_URL).toBe(url)
  expect(() => parseEnv({ WEATHER_URL: "file:///etc/passwd" })).toThrow("WEATHER_URL")
})

test("failpoints are accepted on test systems only", () => {
  expect(() => parseEnv({ ...external, FAILPOINTS: "/tmp/points" })).toThrow("set DEMO=1")
  expect(parseEnv({ ...external, DEMO: "1", FAILPOINTS: "/tmp/points" })).toMatchObject({
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
  expect(parseEnv(live)).toMatchObject({ PAYMENTS: "stripe" })
  expect(() => parseEnv({ PAYMENTS: "stripe" })).toThrow("STRIPE_SECRET_KEY")
  expect(() => parseEnv({ ...live, STRIPE_WEBHOOK_SECRET: undefined })).toThrow("WEBHOOK_SECRET")
  expect(() => parseEnv({ ...live, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow("STRIPE_SECRET_KEY")
  const test = { ...live, STRIPE_SECRET_KEY: "sk_test_1" }
  expect(() => parseEnv(test)).toThrow("DEMO=1")
  expect(() => parseEnv({ ...live, STRIPE_API_URL: "http://127.0.0.1:1" })).toThrow("DEMO=1")
  expect(parseEnv({ ...test, DEMO: "1" })).toMatchObject({ PAYMENTS: "stripe" })
})
