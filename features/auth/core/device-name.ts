const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
]

const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
]

/** „Firefox auf Windows“: as much of a user agent as its owner needs to know a device again. */
export function deviceName(userAgent: string | undefined): string {
  const find = (names: ReadonlyArray<[RegExp, string]>) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser && system) return `${browser} auf ${system}`
  return browser ?? system ?? "Unbekanntes Gerät"
}
