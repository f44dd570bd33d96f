import { createHash, createPrivateKey } from "node:crypto"
import { SignJWT } from "jose"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { PassView } from "../pass-view.ts"
import { WALLET_COLOURS, walletFactsOf } from "../wallet-facts.ts"
import { passUrl } from "./pass-token.ts"

const SAVE_URL = "https://pay.google.com/gp/v/save"

/** Longer ones are cut off by some browsers, says Google. */
const MAX_LINK_LENGTH = 1800

/** The link that saves a pass in Google Wallet, signed; undefined without keys. */
export async function makeGoogleLink(pass: PassView): Promise<string | undefined> {
  const keys = findGoogleKeys()
  if (!keys) return undefined
  const link = await signLink(keys, objectOf(pass))
  if (link.length <= MAX_LINK_LENGTH) return link
  // the page behind the square of dots says where to meet
  return signLink(keys, objectOf({ ...pass, meetingPoint: "" }))
}

function findGoogleKeys() {
  const {
    GOOGLE_WALLET_ISSUER_ID: issuer,
    GOOGLE_WALLET_ACCOUNT: account,
    GOOGLE_WALLET_KEY: key,
  } = env()
  return issuer && account && key ? { issuer, account, key } : undefined
}

type GoogleKeys = NonNullable<ReturnType<typeof findGoogleKeys>>

async function signLink({ issuer, account, key }: GoogleKeys, shown: object): Promise<string> {
  const classId = `${issuer}.bordkarte`
  const jwt = await new SignJWT({
    typ: "savetowallet",
    payload: {
      genericClasses: [{ id: classId }],
      genericObjects: [{ id: `${issuer}.${digestOf(shown)}`, classId, ...shown }],
    },
  })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(account)
    .setAudience("google")
    .setIssuedAt(clock.now())
    .sign(createPrivateKey(key))
  return `${SAVE_URL}/${jwt}`
}

function objectOf(pass: PassView) {
  const { day, from, to, people, meetingPoint, expiresAt } = walletFactsOf(pass)
  return {
    cardTitle: german(`Bordkarte · ${PRODUCT_NAME}`),
    header: german(`${from.code} – ${to.code}`),
    logo: { sourceUri: { uri: `${env().PUBLIC_URL}/icons/maskable-512.png` } },
    hexBackgroundColor: WALLET_COLOURS.ground,
    barcode: { type: "QR_CODE", value: passUrl(pass.token) },
    textModulesData: [
      { id: "time", header: day, body: `Ab ${from.time}, an ${to.time}` },
      { id: "people", header: "An Bord", body: people },
      { id: "place", header: "Treffpunkt", body: meetingPoint },
    ],
    validTimeInterval: { end: { date: expiresAt.toISOString() } },
  }
}

function german(value: string) {
  return { defaultValue: { language: "de", value } }
}

/** 132 bits. */
const ID_CHARACTERS = 22

/**
 * Google keeps the first object of an id and hands it to everybody who saves it again: a stranger must not get the one
 * with full names, and a later start is another one.
 */
function digestOf(shown: object): string {
  return createHash("sha256")
    .update(JSON.stringify(shown))
    .digest("base64url")
    .slice(0, ID_CHARACTERS)
}
