import { generateKeyPairSync, sign } from "node:crypto"

const COMMON_NAME = Buffer.from("0603550403", "hex")
const SHA256_WITH_RSA = Buffer.from("300d06092a864886f70d01010b0500", "hex")

/** A certificate of one's own for an RSA key, both as PEM: Node reads certificates and makes none. */
export function selfMadeCertificate(commonName: string) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const name = sequence(
    der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName, "utf8")))),
  )
  const content = sequence(
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    sequence(time("200101000000Z"), time("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  )
  const signature = sign("sha256", content, privateKey)
  const certificate = sequence(
    content,
    SHA256_WITH_RSA,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  return {
    certificate: pemOf(certificate),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey,
  }
}

/** As the environment has it. */
export function inBase64(pem: string): string {
  return Buffer.from(pem).toString("base64")
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function time(text: string): Buffer {
  return der(0x17, Buffer.from(text))
}

function pemOf(content: Buffer): string {
  const lines = content.toString("base64").match(/.{1,64}/g) ?? []
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n")
}
