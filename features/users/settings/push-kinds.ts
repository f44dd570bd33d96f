/*
 * What a person may switch off of what their browsers show. `mutedPushes` of an account holds the ids;
 * which notifications belong to a switch is said by the push room.
 */

export const OPTIONAL_PUSHES = [
  {
    id: "new-messages",
    label: "Neue Nachrichten",
    when: "Wenn du eine Nachricht fünf Minuten lang nicht gelesen hast.",
    isForPilots: false,
  },
  {
    id: "booking-requested",
    label: "Neue Anfragen",
    when: "Sobald jemand auf einem deiner Flüge mitfliegen möchte.",
    isForPilots: true,
  },
  {
    id: "booking-decided",
    label: "Antworten auf deine Anfragen",
    when: "Zusage oder Absage, und wenn dein Flug sich ändert oder nicht stattfindet.",
    isForPilots: false,
  },
  {
    id: "flight-day",
    label: "Am Tag vor dem Flug",
    when: "Wann und wo es losgeht, und was vorher zu tun ist.",
    isForPilots: false,
  },
] as const

export type OptionalPush = (typeof OPTIONAL_PUSHES)[number]["id"]

export const OPTIONAL_PUSH_IDS: readonly OptionalPush[] = OPTIONAL_PUSHES.map(({ id }) => id)
