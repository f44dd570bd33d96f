import type formatMessage from "use-intl/format-message/format-only"

/** Locales that have a catalogue. Only German has a whole one; English is for validation. */
export type Locale = "de" | "en"

/** Compiled messages by their key. */
export type Catalogue = Record<string, Parameters<typeof formatMessage>[1]>
