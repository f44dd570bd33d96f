/** The four accounts that the README names; they exist in the demo world only. */
export const PILOT_EMAIL = "pilot@aufwind.example"
export const PASSENGER_EMAIL = "passagier@aufwind.example"
export const ADMIN_EMAIL = "verwaltung@aufwind.example"
export const SUPPORT_EMAIL = "betreuung@aufwind.example"
export const DEMO_PASSWORD = "Aufwind-Demo-1"
