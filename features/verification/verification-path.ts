/** Where a pilot hands in documents. */
export const VERIFICATION_PATH = "/de/cockpit/einstellungen/verifizierung"
