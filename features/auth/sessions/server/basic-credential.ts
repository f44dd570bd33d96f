const BASE64 = /^[A-Za-z0-9+/]{1,2000}={0,2}$/

/** What an `Authorization: Basic` header carries (RFC 7617, UTF-8); undefined for any other. */
export function parseBasicCredential(header: string | undefined) {
  const [scheme, encoded, ...rest] = (header ?? "").trim().split(/ +/)
  if (scheme?.toLowerCase() !== "basic" || !encoded || rest.length > 0) return undefined
  const credential = decode(encoded)
  // a password may hold colons, an address never does
  const colon = credential?.indexOf(":") ?? -1
  if (credential === undefined || colon < 1) return undefined
  return { email: credential.slice(0, colon), password: credential.slice(colon + 1), credential }
}

function decode(encoded: string): string | undefined {
  if (!BASE64.test(encoded)) return undefined
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(encoded, "base64"))
  } catch {
    return undefined
  }
}
