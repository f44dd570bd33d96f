import { expect, test } from "vitest"
import { inBase64, selfMadeCertificate } from "#tests/support/self-made-certificate.ts"
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

test("production is https, except on loopback behind a proxy of the same machine", () => {
  expect(() => parseEnv({ ...external, PUBLIC_URL: "http://aufwind.example" })).toThrow(
    "PUBLIC_URL must be https",
  )
  const local = "http://localhost:3000"
  expect(parseEnv({ ...external, PUBLIC_URL: local }).PUBLIC_URL).toBe(local)
  const demo = { ...external, PUBLIC_URL: "http://aufwind.example", DEMO: "1" }
  expect(parseEnv(demo).isDemo).toBe(true)
})

test("who migrates does so for the server's role of the same database", () => {
  const MIGRATION_DATABASE_URL = "postgres://owner@db/aufwind"
  expect(parseEnv({ ...external, MIGRATION_DATABASE_URL })).toMatchObject({
    MIGRATION_DATABASE_URL,
  })
  expect(() => parseEnv({ MIGRATION_DATABASE_URL })).toThrow("DATABASE_URL")
})

test("a process that only answers or only works has the other one on the same database", () => {
  expect(parseEnv({}).ROLE).toBe("all")
  expect(parseEnv({ ...external, ROLE: "worker" }).ROLE).toBe("worker")
  expect(() => parseEnv({ ROLE: "web" })).toThrow("set DATABASE_URL")
  expect(() => parseEnv({ ...external, ROLE: "cron" })).toThrow("ROLE")
  expect(() => parseEnv({ ...external, DATABASE_POOL_SIZE: "0" })).toThrow("DATABASE_POOL_SIZE")
})

test("a way past a pooler needs one", () => {
  const DATABASE_DIRECT_URL = "postgres://db:5432/aufwind"
  expect(parseEnv({ ...external, DATABASE_DIRECT_URL })).toMatchObject({ DATABASE_DIRECT_URL })
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow("DATABASE_URL")
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

test("keys of wallets are usable and complete, or there are none", () => {
  const { certificate, key } = selfMadeCertificate("Bordkarten")
  const apple = {
    APPLE_PASS_TYPE_ID: "pass.example.aufwind",
    APPLE_PASS_TEAM_ID: "A1B2C3D4E5",
    APPLE_PASS_CERTIFICATE: inBase64(certificate),
    APPLE_PASS_KEY: inBase64(key),
    APPLE_PASS_WWDR_CERTIFICATE: inBase64(certificate),
  }
  const google = {
    GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
    GOOGLE_WALLET_ACCOUNT: "wallet@aufwind.example",
    GOOGLE_WALLET_KEY: inBase64(key),
  }
  expect(parseEnv({ ...apple, ...google })).toMatchObject({
    APPLE_PASS_CERTIFICATE: certificate,
    GOOGLE_WALLET_KEY: key,
  })
  for (const group of [apple, google]) {
    for (const name of Object.keys(group)) {
      expect(() => parseEnv({ ...group, [name]: undefined })).toThrow(`missing: ${name}`)
    }
  }
  expect(() => parseEnv({ ...apple, APPLE_PASS_KEY: inBase64(certificate) })).toThrow("an RSA key")
  expect(() => parseEnv({ ...apple, APPLE_PASS_CERTIFICATE: certificate })).toThrow("in base64")
  const other = inBase64(selfMadeCertificate("Andere").key)
  expect(() => parseEnv({ ...apple, APPLE_PASS_KEY: other })).toThrow("is not the key of")
})

test("batches for DATEV need both numbers, in the ranges that DATEV gives out", () => {
  expect(parseEnv({ DATEV_CONSULTANT: "29098", DATEV_CLIENT: "55003" })).toMatchObject({
    DATEV_CONSULTANT: 29_098,
    DATEV_CLIENT: 55_003,
    DATEV_CHART: "SKR03",
    DATEV_ACCOUNT_LENGTH: 4,
  })
  expect(() => parseEnv({ DATEV_CONSULTANT: "29098" })).toThrow("belong together")
  expect(() => parseEnv({ DATEV_CONSULTANT: "1000", DATEV_CLIENT: "1" })).toThrow(
    "DATEV_CONSULTANT",
  )
  expect(() => parseEnv({ DATEV_CHART: "SKR05" })).toThrow("DATEV_CHART")
})

test("the account of the operator may be written in groups", () => {
  const { OPERATOR_IBAN } = parseEnv({ OPERATOR_IBAN: "DE02 1203 0000 0000 2020 51" })
  expect(OPERATOR_IBAN).toBe("DE02120300000000202051")
  expect(() => parseEnv({ OPERATOR_IBAN: "unser Konto" })).toThrow("OPERATOR_IBAN")
})

test("the tax number of the operator is a switch, and no empty one", () => {
  expect(parseEnv({}).DAC7_OPERATOR_TIN).toBeUndefined()
  expect(parseEnv({ DAC7_OPERATOR_TIN: "205/5720/1234" }).DAC7_OPERATOR_TIN).toBe("205/5720/1234")
  expect(() => parseEnv({ DAC7_OPERATOR_TIN: "ja" })).toThrow("DAC7_OPERATOR_TIN")
})

test("the secret is 256 bits in hex, newest first, and comes one way", () => {
  const [one, other] = ["ab".repeat(32), "cd".repeat(32)]
  for (const SECRET of [one, `${one},${other}`, `${one} 2026-12-01T10:00:00Z, ${other} - -`]) {
    expect(parseEnv({ SECRET })).toMatchObject({ SECRET })
  }
  for (const SECRET of ["geheim", one.slice(1), `${one}${other}`, `${one},`]) {
    expect(() => parseEnv({ SECRET }), SECRET).toThrow("openssl rand -hex 32")
  }
  expect(() => parseEnv({ SECRET: one, SECRET_FILE: "/etc/aufwind/secret" })).toThrow("set one")
})

test("who migrates is said by one of three words, or follows from the role", () => {
  expect(parseEnv({}).MIGRATIONS).toBeUndefined()
  expect(parseEnv({ MIGRATIONS: "wait" })).toMatchObject({ MIGRATIONS: "wait" })
  expect(() => parseEnv({ MIGRATIONS: "never" })).toThrow("MIGRATIONS")
})
