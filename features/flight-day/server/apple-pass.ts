import { PKPass } from "passkit-generator"
import sharp from "sharp"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { drawAppIcon } from "#ui/style/app-icon.ts"
import { isGoodPass } from "../boarding-pass.ts"
import type { PassView } from "../pass-view.ts"
import { WALLET_COLOURS, walletFactsOf } from "../wallet-facts.ts"
import { passUrl } from "./pass-token.ts"

/** Names and sizes of Apple: the icon is in notifications, the logo in the upper left corner. */
const PICTURES = {
  "icon.png": 29,
  "icon@2x.png": 58,
  "icon@3x.png": 87,
  "logo.png": 50,
  "logo@2x.png": 100,
  "logo@3x.png": 150,
}

export function hasAppleKeys(): boolean {
  return findAppleKeys() !== undefined
}

/** The pass as a signed file for Apple Wallet; undefined without keys, or where nobody flies with it any more. */
export async function makeApplePass(pass: PassView): Promise<Buffer | undefined> {
  const keys = findAppleKeys()
  if (!keys || !isGoodPass(pass.state)) return undefined
  const { title, day, from, to, people, pilot, meetingPoint, startsAt, expiresAt } =
    walletFactsOf(pass)
  const file = new PKPass(await drawPictures(), keys.certificates, {
    ...keys.ids,
    // a phone replaces what it has of this number, so that a second file brings the later start
    serialNumber: pass.token,
    organizationName: PRODUCT_NAME,
    description: `Bordkarte: ${title}`,
    logoText: PRODUCT_NAME,
    backgroundColor: rgbOf(WALLET_COLOURS.ground),
    foregroundColor: rgbOf(WALLET_COLOURS.ink),
    labelColor: rgbOf(WALLET_COLOURS.ink),
  })
  file.type = "boardingPass"
  file.transitType = "PKTransitTypeAir"
  file.headerFields.push({ key: "day", label: "Tag", value: day })
  file.primaryFields.push(
    { key: "from", label: `Ab ${from.time}`, value: from.code },
    { key: "to", label: `An ${to.time}`, value: to.code },
  )
  file.secondaryFields.push({ key: "people", label: "An Bord", value: people })
  file.auxiliaryFields.push({ key: "meeting-point", label: "Treffpunkt", value: meetingPoint })
  file.backFields.push(
    { key: "flight", label: "Flug", value: title },
    { key: "course", label: "Strecke", value: `${from.name} – ${to.name}` },
    { key: "pilot", label: "Am Steuer", value: pilot },
    { key: "page", label: "Was jetzt gilt", value: passUrl(pass.token) },
  )
  file.setBarcodes({
    format: "PKBarcodeFormatQR",
    message: passUrl(pass.token),
    messageEncoding: "iso-8859-1",
  })
  // iOS 18 and later read the list
  file.setRelevantDate(startsAt)
  file.setRelevantDates([{ relevantDate: startsAt }])
  file.setExpirationDate(expiresAt)
  return file.getAsBuffer()
}

function findAppleKeys() {
  const {
    APPLE_PASS_TYPE_ID: passTypeIdentifier,
    APPLE_PASS_TEAM_ID: teamIdentifier,
    APPLE_PASS_CERTIFICATE: signerCert,
    APPLE_PASS_KEY: signerKey,
    APPLE_PASS_WWDR_CERTIFICATE: wwdr,
  } = env()
  if (!passTypeIdentifier || !teamIdentifier || !signerCert || !signerKey || !wwdr) return undefined
  return {
    ids: { passTypeIdentifier, teamIdentifier },
    certificates: { signerCert, signerKey, wwdr },
  }
}

/** „rgb(60, 69, 196)“, the one way in which Apple takes a colour. */
function rgbOf(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? []
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`
}

async function drawPictures(): Promise<Record<string, Buffer>> {
  const drawn = Object.entries(PICTURES).map(async ([name, size]) => {
    const picture = sharp(Buffer.from(drawAppIcon("maskable")), { density: (72 * size) / 64 })
    return [name, await picture.resize(size, size).png().toBuffer()] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}
