/** The order of the rooms: a room may use itself and what stands before it. */
const ROOMS = [
  "mail-kit",
  "places",
  "weather",
  "office-roles",
  "settings",
  "data-looks",
  "office-views",
  "users",
  "person-views",
  "auth",
  "security-log",
  "approvals",
  "office-team",
  "verification",
  "planes",
  "flights",
  "sheet-notes",
  "ledger",
  "payments",
  "vouchers",
  "bookings",
  "checklists",
  "flight-day",
  "calendar-feed",
  "dac7",
  "settlements",
  "occurrences",
  "withdrawals",
  "returned-refunds",
  "bank-transfers",
  "account-blocks",
  "accounting",
  "statistics",
  "wrapped",
  "reviews",
  "search",
  "favourites",
  "subscriptions",
  "flight-requests",
  "chat",
  "memories",
  "reports",
  "notifications",
  "push",
  "cockpit",
  "flight-room",
  "privacy",
  "licence-costs",
  "content",
  "admin",
  "key-figures",
  "office-bookings",
  "office-sheets",
  "office-settings",
  "office-texts",
  "cases",
  "exports",
  "office-lists",
] as const

/**
 * The order of the parts of what is too large for one folder: a part may use itself and what stands
 * before it, and what stands beside the parts may use all of them.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ui: [
    "style",
    "elements",
    "loading",
    "buttons",
    "overlays",
    "feedback",
    "calendar",
    "forms",
    "navigation",
    "charts",
  ],
  "features/users": ["core", "photos", "bank-accounts", "pilots", "settings", "office"],
  "features/auth": [
    "core",
    "passkeys",
    "second-factor",
    "sessions",
    "proof",
    "sign-in",
    "registration",
    "credentials",
  ],
  "features/flights": [
    "core",
    "photos",
    "vetting",
    "pausing",
    "draft",
    "changes",
    "publishing",
    "offers",
  ],
  "features/chat": ["core", "photos", "live", "unread"],
  "features/bookings": [
    "core",
    "proposals",
    "holds",
    "checkout",
    "requests",
    "cancellation",
    "seats",
    "payment-due",
    "changes",
    "voucher-checkout",
    "mails",
    "office",
  ],
}

const FOLDERS_WITH_SERVER_CODE = ["app/", "server/", "db/", "tests/", "bench/", "resilience/"]

/**
 * Why `file` may not import `target` (paths from the root of the project), or undefined where it
 * may. Tests follow the same rules, but may use the factories and support of all, and the later parts
 * of their own room, which bring about what they ask about.
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
  if (from === "illustrations" && !["illustrations", "ui"].includes(to)) {
    return "illustrations import only ui"
  }
  if (from === "features" && !MAY_BE_USED_BY_ROOMS.includes(to)) {
    return "a room imports platform, ui, illustrations and earlier rooms"
  }
  const room = from === "features" && to === "features" ? forbiddenRoom(file, target) : undefined
  return room ?? (isTest ? undefined : forbiddenPart(file, target))
}

const MAY_BE_USED_BY_ROOMS = ["platform", "ui", "illustrations", "features", "content"]

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

function forbiddenPart(file: string, target: string): string | undefined {
  const [own, other] = [partOf(file), partOf(target)]
  if (!own || own.of !== other?.of) return undefined
  const wrong = [own, other].find(({ rank }) => rank === -1)
  if (wrong) return `${wrong.of}/${wrong.name} is not in the declared order`
  return other.rank > own.rank ? `${own.name} stands before ${other.name}` : undefined
}

/** The part in which a file lies, of what has parts; its rank is -1 where nobody has declared it. */
function partOf(path: string): { of: string; name: string; rank: number } | undefined {
  const of = Object.keys(PARTS).find((folder) => path.startsWith(`${folder}/`))
  if (of === undefined) return undefined
  const parts = PARTS[of] ?? []
  const [name = "", ...inside] = path.slice(of.length + 1).split("/")
  const isBeside = inside.length === 0 || name === "server" || name === "ui"
  return { of, name, rank: isBeside ? parts.length : parts.indexOf(name) }
}
