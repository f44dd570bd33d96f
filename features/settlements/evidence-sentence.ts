import { formatTime } from "#platform/time.ts"
import type { StatedGuest } from "./settlement-view.ts"

/** What the pilot's list of that day says of a guest. */
export function evidenceSentence(
  { wasThere, at }: NonNullable<StatedGuest["evidence"]>,
  timeZone: string,
): string {
  const time = formatTime(new Date(at), timeZone)
  return wasThere
    ? `Laut Bordliste um ${time} Uhr eingecheckt.`
    : `Laut Bordliste um ${time} Uhr nicht da.`
}
