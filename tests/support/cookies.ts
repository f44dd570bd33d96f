/** The Cookie header of a browser that has just got these Set-Cookie headers, and nothing before. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies
    .filter((header) => !/;\s*max-age=0\b/i.test(header))
    .map((header) => header.split(";")[0] ?? "")
    .join("; ")
}

/** The value that a Set-Cookie header gives to a cookie. */
export function cookieValue(setCookies: readonly string[], name: string): string | undefined {
  const header = setCookies.find((candidate) => candidate.startsWith(`${name}=`))
  return header?.slice(name.length + 1).split(";")[0]
}
