/** The order of the rooms: a room may use itself and what stands before it. */
const ROOMS = [
  "places",
  "users",
  "auth",
  "verification",
  "planes",
  "flights",
  "ledger",
  "payments",
  "vouchers",
  "bookings",
  "checklists",
  "settlements",
  "withdrawals",
  "accounting",
  "reviews",
  "search",
  "favourites",
  "subscriptions",
  "flight-requests",
  "chat",
  "reports",
  "notifications",
  "privacy",
  "cockpit",
  "licence-costs",
  "content",
  "admin",
] as const

const FOLDERS_WITH_SERVER_CODE = ["app/", "server/", "db/", "tests/", "bench/", "resilience/"]

/**
 * Why `file` may not import `target` (paths from the root of the project), or undefined where it
 * may. Tests follow the same rules, but may use the factories and support of all.
 */
export function forbiddenImport(file: string, target: string): string | undefined {
  const isTest = /\.test\.tsx?$/.test(file)
  if (isTest && /^(?:db|tests|server)\//.test(target)) return undefined
  const from = file.split("/")[0] ?? ""
  const to = target.split("/")[0] ?? ""
  if (isServerCode(target) && !mayUseServerCode(file, isTest)) {
    return "only server folders, pages and the process import a server folder"
  }
  if (to === "app" && from !== "app" && from !== "server" && from !== "tests")
    return "nobody imports app/"
  if (to === "server" && from !== "server" && from !== "tests") return "nobody imports server/"
  if (from === "platform" && to !== "platform") return "platform imports only platform"
  if (from === "ui" && to !== "ui") return "ui imports only ui"
  if (from === "features" && to === "features") return forbiddenRoom(file, target)
  if (from === "features" && !["platform", "ui", "features", "content"].includes(to)) {
    return "a room imports platform, ui and earlier rooms"
  }
  return undefined
}

function isServerCode(path: string): boolean {
  return path.startsWith("server/") || path.split("/").slice(0, -1).includes("server")
}

function mayUseServerCode(file: string, isTest: boolean): boolean {
  return (
    isTest ||
    isServerCode(file) ||
    FOLDERS_WITH_SERVER_CODE.some((folder) => file.startsWith(folder))
  )
}

function forbiddenRoom(file: string, target: string): string | undefined {
  const [own, other] = [roomOf(file), roomOf(target)]
  if (own === -1) return `the room of ${file} is not in the declared order`
  if (other === -1) return `the room of ${target} is not in the declared order`
  return other > own ? `${ROOMS[own]} stands before ${ROOMS[other]}` : undefined
}

function roomOf(path: string): number {
  return ROOMS.indexOf(path.split("/")[1] as (typeof ROOMS)[number])
}
