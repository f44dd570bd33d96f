import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { MailButton } from "#features/mail-kit/server/mail-parts.tsx"
import { env } from "#platform/server/env.ts"

interface RoomButtonProps {
  facts: { detail: { flight: { id: number } } }
  children: string
}

/** Leads into the room of the flight, where its pilot and its guests find what they have to do. */
export function RoomButton({ facts, children }: RoomButtonProps) {
  const { id } = facts.detail.flight
  return <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(id)}`}>{children}</MailButton>
}
