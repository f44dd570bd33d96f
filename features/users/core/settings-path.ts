/** Where everybody looks after the own account. */
export const SETTINGS_PATH = "/de/cockpit/einstellungen"

/** Where it says to which address mails go, and where that is changed. */
export const EMAIL_SETTINGS_PATH = `${SETTINGS_PATH}#mailadresse`
