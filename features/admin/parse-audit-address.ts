import { isRealDay } from "#platform/days.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { AUDIT_LOG, type AuditQuery } from "./audit-log.ts"

/** Reads an address; invalid parameters are ignored. */
export function parseAuditAddress(words: URLSearchParams): AuditQuery {
  const day = (word: string) => {
    const said = words.get(word) ?? ""
    return isRealDay(said) ? said : ""
  }
  const older = numberOf(words.get("vor"))
  const newer = numberOf(words.get("nach"))
  return {
    ...parseListAddress(AUDIT_LOG, words),
    person: numberOf(words.get("person")),
    from: day("von"),
    to: day("bis"),
    turn: older ? { to: "older", id: older } : newer ? { to: "newer", id: newer } : null,
  }
}

function numberOf(said: string | null): number | null {
  return said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
}
