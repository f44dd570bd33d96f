/**
 * What no sentence may show: words of the code instead of words of the language, values that are none,
 * and doubled punctuation marks. `line` is what somebody reads.
 */
export function rawWordsIn(line: string): string[] {
  const read = line.replaceAll(ADDRESS, "Adresse").replaceAll(NAMES, "Name")
  return RAW.flatMap((pattern) => read.match(pattern) ?? [])
}

// web and mail addresses and names of files are shown on purpose
const ADDRESS =
  /https?:\/\/\S+|\S+@[\w.-]+|\b[\w-]+\.(?:pdf|ics|zip|csv|jpe?g|png)\b|\/(?:de|api|dev|unsubscribe)\/\S*/g

// what is really written so: programs, laws, what a browser keeps, accounts of the book, a provider's numbers
const NAMES =
  /\b(?:JavaScript|PayPal|WebP|iPhone|Luft\w{2,5}V|LuftSi\w+|localStorage|sessionStorage|auth_exp|known_device|(?:booking|checkout|voucher|provider|pilot|platform):[\w:]+|trial_[\da-f]+)\b/g

const STATES = [
  "held lapsed requested confirmed payment_due declined expired withdrawn joined",
  "payment_due cancelled_by_passenger cancelled_by_pilot rebooking_offered no_show flown disputed settled",
  "in_review published paused under_way settlement_due settlement_submitted closed cancelled blocked",
  "action_required authorised captured partially_refunded refunded failed voided charged_back",
  "locked objection_period released ordered paid redeemed revoked delivered queued kept",
  "waiting offered claimed submitted verified rejected expiring received lifted",
  "fixed flexible round_trip one_way passenger system admin anonymous",
]
  .join(" ")
  .split(" ")

const RAW: readonly RegExp[] = [
  /\b(?:undefined|NaN|Infinity|Invalid Date|\[object \w+\]|true|false)\b/g,
  /\[object \w+\]/g,
  // snake_case, camelCase and dotted.names
  /\b[a-z]+(?:_[a-z\d]+)+\b/g,
  /\b[a-z]+[a-z\d]*[A-Z]\w*\b/g,
  /\b[a-z]+(?:-[a-z]+)*\.[a-z]+(?:[._-][a-z]+)*\b/g,
  // keys of the ledger and of mails: payment/642/refunded
  /\b[a-z_]+\/\d+\b|\b\d+\/[a-z_]+\b/g,
  // ids of rows
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g,
  new RegExp(`\\b(?:${STATES.join("|")})\\b`, "g"),
  // numbers and amounts without a space behind them
  /\d{4}\d\d:\d\d|€\p{L}+/gu,
  // punctuation marks that are doubled or misplaced
  /(?<![.…])\.\.(?![.])|,,|,\.|\.,,|;;|::|\?\?|!!|[:;]\./g,
  / [,;:!?](?=\s|$)|\(\s|\s\)|„\s|\s“/g,
  // the weekday of a date is short with its point; a list of weekdays („Mi, Sa, So“) has none
  /\b(?:Mo|Di|Mi|Do|Fr|Sa|So), \d/g,
  // what a message with gaps leaves of itself
  /\{[\w,\s]*\}|%[sdj]\b|\$\{/g,
]
