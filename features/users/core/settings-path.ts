/** Where everybody looks after the own account. */
export const SETTINGS_PATH = "/de/cockpit/einstellungen"
