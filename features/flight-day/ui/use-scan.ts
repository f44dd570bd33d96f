import { useRef, useState } from "react"
import type { Tick } from "#features/checklists/checklist.ts"
import { api } from "#platform/api-client.ts"
import { boardingOf } from "../boarding.ts"
import { SCAN_SENTENCES, type ScannedWorth } from "../boarding-pass.ts"
import type { ExpectedParty } from "../boarding-view.ts"
import { dayApiPath, tokenInScan } from "../flight-day-paths.ts"

interface ScanResult {
  isGood: boolean
  title: string
  text: string
}

interface Scanning {
  ticks: readonly Tick[]
  board(party: ExpectedParty): void
}

/**
 * What follows when a camera has read something. Who is on the list is on board at once, also without a network;
 * of every other pass the server says why it is not.
 */
export function useScan(
  flightId: number,
  parties: readonly ExpectedParty[],
  { ticks, board }: Scanning,
) {
  const [result, setResult] = useState<ScanResult>()
  const last = useRef("")

  async function read(text: string): Promise<void> {
    // a camera reads the same dots many times a second
    if (text === last.current) return
    last.current = text
    const token = tokenInScan(text)
    const party = parties.find((one) => one.token === token)
    if (!party) {
      return setResult({
        isGood: false,
        title: await explain(token),
        text: "Niemand ist eingecheckt.",
      })
    }
    const isUsed = party.people.every((one) => boardingOf(one, ticks).state === "present")
    if (!isUsed) board(party)
    setResult({
      isGood: !isUsed,
      title: isUsed ? SCAN_SENTENCES.used : `${party.name} ist da.`,
      text: party.people.map(({ name }) => name).join(", "),
    })
  }

  async function explain(token: string | undefined): Promise<string> {
    if (!token) return SCAN_SENTENCES.forged
    try {
      const { worth } = await api.get<{ worth: ScannedWorth }>(dayApiPath(flightId, "pass"), {
        query: { t: token },
        isPolling: true,
      })
      return worth === "valid"
        ? "Lade die Liste neu: Diese Buchung ist neu dazugekommen."
        : SCAN_SENTENCES[worth]
    } catch {
      return "Diese Bordkarte steht nicht auf der Liste dieses Flugs."
    }
  }

  return { result, read: (text: string) => void read(text) }
}
