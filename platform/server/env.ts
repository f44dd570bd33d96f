import { createPrivateKey, X509Certificate } from "node:crypto"
import { z } from "zod"
import { isNetwork, networksOf } from "#platform/server/networks.ts"

const flag = z
  .enum(["0", "1", ""])
  .default("0")
  .transform((value) => value === "1")

/** A PEM file in base64, since a variable has one line; what it holds is tried at the start. */
const pem = (isUsable: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) => Buffer.from(value, "base64").toString("utf8"))
    .refine((text) => {
      try {
        return isUsable(text)
      } catch {
        return false
      }
    }, message)
    .optional()
const certificate = pem(
  (text) => text.includes("BEGIN CERTIFICATE") && new X509Certificate(text) !== undefined,
  "a certificate as PEM, in base64",
)
const rsaKey = pem(
  (text) => createPrivateKey(text).asymmetricKeyType === "rsa",
  "an RSA key without a passphrase as PEM, in base64",
)

const STORAGE_ADDRESS =
  /^(?:file:.|s3:https?:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/?]+(?:\?region=[\w-]+)?$)/

const variables = z.object({
  /** So long after SIGTERM a process still answers, no longer ready, until its load balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** So many connections at once; whoever comes then is cut off. */
  MAX_CONNECTIONS: z.coerce.number().int().min(16).max(100_000).default(4_096),
  /** So long a connection is kept that nobody uses: longer than whoever stands in front keeps it. */
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(5).max(3_600).default(75),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: z.string().optional(),
  /** What every key is derived from, the newest first, or the file that says so; unset: DATA_DIR/secret (`secrets.ts`). */
  SECRET: z
    .string()
    .regex(
      /^\s*[0-9a-f]{64}(?:\s+\S+){0,2}\s*(?:,\s*[0-9a-f]{64}(?:\s+\S+){0,2}\s*)*$/i,
      "64 hex digits (openssl rand -hex 32), former ones after commas",
    )
    .optional(),
  SECRET_FILE: z.string().optional(),
  /** The same database past a pooler, for what needs a connection of its own. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A copy of the same database that follows it, for what may be a moment old. */
  REPLICA_DATABASE_URL: z.string().optional(),
  /** `off` behind a pooler that does not know prepared statements. */
  DATABASE_NAMED_STATEMENTS: z.enum(["on", "off"]).default("on"),
  /** What this process does: answers requests, works on jobs, or both. */
  ROLE: z.enum(["web", "worker", "all"]).default("all"),
  /** So many connections of this process for requests and jobs together. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(4).max(500).default(20),
  /** Of the role that owns the tables, for `npm run db:migrate` alone. */
  MIGRATION_DATABASE_URL: z.string().optional(),
  /** What a start does where migrations are missing; unset: `start` where its role owns the tables, else `refuse`. */
  MIGRATIONS: z.enum(["start", "wait", "refuse"]).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  DEMO: flag,
  /** `file:` with a folder, default `DATA_DIR/files`; or `s3:` before the address of a bucket. */
  STORAGE_URL: z
    .string()
    .regex(STORAGE_ADDRESS, "file:FOLDER or s3:https://KEY:SECRET@HOST/BUCKET?region=REGION")
    .optional(),
  /** Where backups lie, and which accounts were deleted since: as STORAGE_URL; default `DATA_DIR/backups`. */
  BACKUP_URL: z
    .string()
    .regex(STORAGE_ADDRESS, "file:FOLDER or s3:https://KEY:SECRET@HOST/BUCKET?region=REGION")
    .optional(),
  /** Opens backups, for the commands alone: 64 hex digits, or the file that holds them. */
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  /** So many days, weeks and months of which a backup is kept. */
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}d,\d{1,4}w,\d{1,4}m$/, "such as 7d,4w,12m")
    .default("7d,4w,12m"),
  /** A style for the map of the search (MapLibre) instead of our own drawing. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Asked for towns before our own table: Pelias or Photon. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Asked for METAR and TAF; without it briefings only lead to the official ones. */
  WEATHER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** clamd, which looks at every PDF before anybody opens it. */
  CLAMAV_URL: z
    .string()
    .regex(/^tcp:\/\/[\w.-]+:\d{1,5}$/, "tcp://HOST:PORT")
    .optional(),
  /** Gets a copy of every counted page event. */
  ANALYTICS_URL: z.url().optional(),
  /** The new storefront is not open yet: its pages lead to LEGACY_ORIGIN or are forbidden. */
  BETA_STOREFRONT: flag,
  BETA_LOGIN: flag,
  LEGACY_ORIGIN: z.url().optional(),
  /** A test system behind HTTP basic authentication signs its visitors in with the same words. */
  STAGING_BASIC_AUTH: flag,
  /** `off`: browsers drop the worker, and with it the offline page and push. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** The pair of keys by which push services know us; unset: one of our own, made once. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "32 bytes in base64url")
    .optional(),
  /** `host:port` of a stand-in for the push services, on test systems. */
  PUSH_EXTRA_HOST: z.string().optional(),
  /** What signs boarding passes for Apple Wallet; all of them, or there are none. */
  APPLE_PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]+$/, "pass.…")
    .optional(),
  APPLE_PASS_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, "ten letters and digits")
    .optional(),
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: rsaKey,
  /** Apple's own, which has issued the other one. */
  APPLE_PASS_WWDR_CERTIFICATE: certificate,
  /** What signs links to Google Wallet; all of them, or there are none. */
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,20}$/, "only digits")
    .optional(),
  GOOGLE_WALLET_ACCOUNT: z.email().optional(),
  GOOGLE_WALLET_KEY: rsaKey,
  PAYMENTS: z.enum(["trial", "stripe"]).default("trial"),
  /** Says to `npm run doctor` that trial payments are meant, where it would else refuse them. */
  TRIAL_PAYMENTS: z.enum(["confirmed"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, "sk_live_… or rk_live_… (sk_test_… on test systems)")
    .optional(),
  /** Signing secrets of the webhooks; several while one is being replaced, or for Connect. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(?:,whsec_\w+)*$/, "whsec_…, several with commas")
    .optional(),
  /** Another place than Stripe's own, for a stand-in on test systems. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** For whom batches for DATEV are: both, or there are none. */
  DATEV_CONSULTANT: z.coerce.number().int().min(1_001).max(9_999_999).optional(),
  DATEV_CLIENT: z.coerce.number().int().min(1).max(99_999).optional(),
  /** The chart of accounts of the operator, and how long its account numbers are. */
  DATEV_CHART: z.enum(["SKR03", "SKR04"]).default("SKR03"),
  DATEV_ACCOUNT_LENGTH: z.coerce.number().int().min(4).max(8).default(4),
  /** Where a Prometheus reads /metrics; without a port nobody does. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Where an OpenTelemetry collector takes spans by HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Which share of the requests and timers is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Which share of all requests is a line of the log; failed and slow ones always are. */
  ACCESS_LOG_SAMPLE: z.coerce.number().min(0).max(1).default(0.01),
  /** The tax number by which the operator reports pilots (PStTG, DAC7); unset: nobody is asked or reported. */
  DAC7_OPERATOR_TIN: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9 /.-]{4,28}$/, "a tax number, 5 to 29 letters, digits, / and -")
    .optional(),
  /** What brings mails that came back to /api/webhooks/mail-bounces. */
  MAIL_BOUNCE_TOKEN: z.string().min(16, "at least 16 characters").optional(),
  /** Whose X-Forwarded-For and X-Request-Id are believed. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isNetwork), "addresses or networks (10.0.0.0/8, fd00::/8)")
    .transform(networksOf),
  TEST_CLOCK: z.string().optional(),
  /** A folder that says at which point this process is killed (`failpoints.ts`). */
  FAILPOINTS: z.string().optional(),
  OPERATOR_NAME: z.string().default("[Name der Betreiberin oder des Betreibers]"),
  OPERATOR_ADDRESS: z.string().default("[Anschrift]"),
  OPERATOR_EMAIL: z.string().default("kontakt@aufwind.example"),
  OPERATOR_PHONE: z.string().default("[Telefonnummer]"),
  OPERATOR_REGISTER: z.string().default("[Registereintrag]"),
  /** The operator's own bank account, from which the back office transfers what no provider can. */
  OPERATOR_IBAN: z
    .string()
    .transform((iban) => iban.replaceAll(" ", ""))
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, "an IBAN"))
    .optional(),
  OPERATOR_VAT_ID: z.string().default("[Umsatzsteuer-ID]"),
  /** A Kleinunternehmen (§ 19 UStG): no VAT is charged, and receipts say why. */
  OPERATOR_SMALL_BUSINESS: flag,
})

export type Env = Omit<z.infer<typeof variables>, "PUBLIC_URL"> & {
  PUBLIC_URL: string
  /** Mailbox page, demo logins and trial payments answer only then. */
  isDemo: boolean
  /** An external database means production: nothing is seeded, nothing is shown. */
  isProduction: boolean
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Reads the environment; throws one readable error that names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
    throw new Error(`The environment is not usable:\n${lines.join("\n")}`)
  }
  const publicUrl = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`
  const isProduction = parsed.data.DATABASE_URL !== undefined
  const missing = ["PUBLIC_URL", "SMTP_URL", "MAIL_FROM"].filter((name) => !source[name])
  if (isProduction && !parsed.data.DEMO && missing.length > 0) {
    throw new Error(`With DATABASE_URL these must be set too: ${missing.join(", ")}`)
  }
  if (parsed.data.DATABASE_DIRECT_URL && !isProduction) {
    throw new Error("DATABASE_DIRECT_URL leads past the pooler of DATABASE_URL: set that, too")
  }
  if (parsed.data.REPLICA_DATABASE_URL && !isProduction) {
    throw new Error("REPLICA_DATABASE_URL follows the database of DATABASE_URL: set that, too")
  }
  if (parsed.data.ROLE !== "all" && !isProduction) {
    throw new Error("ROLE=web and ROLE=worker need each other on one database: set DATABASE_URL")
  }
  if (parsed.data.MIGRATION_DATABASE_URL && !isProduction) {
    throw new Error("MIGRATION_DATABASE_URL migrates for the role of DATABASE_URL: set that, too")
  }
  if (parsed.data.SECRET !== undefined && parsed.data.SECRET_FILE !== undefined) {
    throw new Error("SECRET and SECRET_FILE say the same thing: set one of them")
  }
  if ((parsed.data.BETA_STOREFRONT || parsed.data.BETA_LOGIN) && !parsed.data.LEGACY_ORIGIN) {
    throw new Error("BETA_STOREFRONT and BETA_LOGIN need LEGACY_ORIGIN, the site they lead to")
  }
  if (isProduction && !parsed.data.DEMO && parsed.data.STAGING_BASIC_AUTH) {
    throw new Error("STAGING_BASIC_AUTH is for test systems: set DEMO=1 or remove it")
  }
  if (isProduction && !parsed.data.DEMO && parsed.data.FAILPOINTS) {
    throw new Error("FAILPOINTS kills the server: it is for test systems, set DEMO=1 or remove it")
  }
  const { protocol, hostname } = new URL(publicUrl)
  if (isProduction && !parsed.data.DEMO && protocol === "http:" && !LOOPBACK.has(hostname)) {
    throw new Error("PUBLIC_URL must be https: who signs in over http can be read on the way")
  }
  refuseUnusableStripe(parsed.data, isProduction && !parsed.data.DEMO)
  refuseUnusablePush(parsed.data, isProduction && !parsed.data.DEMO)
  refuseUnusableWallets(parsed.data)
  if ((parsed.data.DATEV_CONSULTANT === undefined) !== (parsed.data.DATEV_CLIENT === undefined)) {
    throw new Error("DATEV_CONSULTANT and DATEV_CLIENT belong together")
  }
  const isDemo = parsed.data.DEMO || (!isProduction && LOOPBACK.has(hostname))
  return { ...parsed.data, PUBLIC_URL: publicUrl.replace(/\/$/, ""), isDemo, isProduction }
}

function refuseUnusableStripe(
  settings: Pick<
    Env,
    "PAYMENTS" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
  >,
  isForReal: boolean,
) {
  if (settings.PAYMENTS !== "stripe") return
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = settings
  if (!key || !secret) {
    throw new Error("PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET")
  }
  if (isForReal && (url || key.includes("_test_"))) {
    throw new Error("STRIPE_API_URL and keys for tests are for test systems: set DEMO=1")
  }
}

function refuseUnusablePush(
  settings: Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "PUSH_EXTRA_HOST">,
  isForReal: boolean,
) {
  if (!settings.VAPID_PUBLIC_KEY !== !settings.VAPID_PRIVATE_KEY) {
    throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together")
  }
  if (isForReal && settings.PUSH_EXTRA_HOST) {
    throw new Error("PUSH_EXTRA_HOST is for test systems: set DEMO=1 or remove it")
  }
}

const WALLETS = [
  [
    "APPLE_PASS_TYPE_ID",
    "APPLE_PASS_TEAM_ID",
    "APPLE_PASS_CERTIFICATE",
    "APPLE_PASS_KEY",
    "APPLE_PASS_WWDR_CERTIFICATE",
  ],
  ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_KEY"],
] as const

function refuseUnusableWallets(settings: Pick<Env, (typeof WALLETS)[number][number]>) {
  for (const names of WALLETS) {
    const missing = names.filter((name) => !settings[name])
    if (missing.length > 0 && missing.length < names.length) {
      throw new Error(`${names.join(", ")} belong together, missing: ${missing.join(", ")}`)
    }
  }
  const { APPLE_PASS_CERTIFICATE: signer, APPLE_PASS_KEY: key } = settings
  if (signer && key && !new X509Certificate(signer).checkPrivateKey(createPrivateKey(key))) {
    throw new Error("APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE")
  }
}

let current: Env | undefined

/** The environment of this process, read once. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
