/**
 * Every screen, call, message, timing and constant of the specification's sections 2 to 9, by the words
 * of the specification. Each needs a test that names it with `proves(...)`, or stands among the open
 * ones; `docs/contract.md` is generated from both.
 */
export const CONTRACT_ROWS = {
  // 2. Screens and routes
  "route-prefix": "2 · All routes carry the prefix /de; only de exists",
  "route-unknown": "2 · Unknown routes give a 404 with the message 'Page Not Found: {path}'",
  "route-scroll": "2 · The router scrolls to the top on navigation",
  "route-scroll-off": "2 · The chat routes disable the scrolling to the top",
  "layout-storefront":
    "2 · Storefront layout: /de, /de/sale, /de/fluggutschein-verschenken, /de/registrieren, /de/versicherung",
  "seo-pages":
    "2 · Storefront layout, SEO pages: /de/was-kostet-eine-spl-im-jahr, /de/was-kostet-eine-ppl-a-im-jahr, /de/fluege-ab-{region}, /de/geschenkidee-{region}, /de/rundfluege-ab-{region}",
  "feature-pages":
    "2 · Storefront layout, feature pages: flug-mit-hund, alpenflug, stadtflug, schnupperflug, inselflug, wochenendtrip, flug-mit-kind, panoramaflug, heiratsantrag-in-der-luft, kunstflug, nachtflug, luftfotografie, wunschflug",
  "layout-hero-made":
    "2 · Hero layout: /de/flug/{flightId}, /de/flugplatz/{code}, /de/profil/{userId}, /de/kitchen-sink",
  "layout-hero-texts":
    "2 · Hero layout: einloesen, hilfe, presse, agb, safety, impressum, datenschutz, easa-charta, verhaltenskodex, beliebte-themen, fluege-entdecken, gutscheine-entdecken, gesuch",
  "page-wrapped": "2 · Hero layout: /de/wrapped, the year in review",
  "layout-search": "2 · Search layout: /de/suche",
  "layout-login": "2 · Login layout: /de/login, for guests only",
  "page-direct-login": "2 · /de/direct-login/{email}/{token}, the login link",
  "layout-checkout": "2 · Checkout layout: /de/kasse, /de/kasse/zahlung/{ref}, /de/kasse/erfolg",
  "layout-cockpit":
    "2 · Cockpit layout, login required: /de/cockpit and archiv, nachrichten, infos, easa, hilfe, checkliste, versicherung, code-of-conduct, gesuche, einstellungen, einstellungen/profil, einstellungen/verifizierung",
  "page-chat":
    "2 · /de/cockpit/nachrichten/{chatId}: a chat without chat widget, tab bar hidden on small screens",
  "page-flight-room": "2 · /de/cockpit/flug/{flightId}",
  "page-feedback": "2 · /de/cockpit/flug/{flightId}/bewertung",
  "cockpit-flight-pages":
    "2 · /de/cockpit/flug/{flightId}/absagen and abrechnung/kosten, abrechnung/bestaetigen, abrechnung/bankdaten",
  "cockpit-passenger-pages":
    "2 · /de/cockpit/flug/{flightId}/passagier/{passengerId}/absagen and auszahlen",
  "cockpit-parents": "2 · Some cockpit routes name a parent route for menu highlighting",
  "wizard-create":
    "2 · /de/cockpit/flug-erstellen, pilots only: datum, typ, kosten, flugzeug, route, fotos, zusammenfassung, versicherung, beschreibung; the base path has no own meta",
  "wizard-edit": "2 · /de/cockpit/flug/{flightId}/bearbeiten with the same nine steps",
  "door-redirect": "2 · /redirect",
  "page-unsubscribe": "2 · /unsubscribe/{subscriptionId}/{deleteActivation}",
  "server-redeem": "2 · /de/einloesen is handled by the server",
  "server-sitemap": "2 · /de/sitemap.xml is handled by the server",
  "page-checkin": "2 · /de/checkin is handled by the server",
  layouts:
    "2 · Layouts: checkout, cockpit, create-flight, error, login, search, single-page, storefront, storefront-hero",
  "menu-storefront": "2 · Storefront menu: home, Mitfliegen, Verschenken, Flug anbieten, Anmelden",
  "menu-mobile": "2 · The mobile menu has the same links plus open and close buttons",
  "footer-groups":
    "2 · Footer groups Flights, Vouchers, Information, Service with their links; 'Suchagent einrichten' opens the search-agent modal",
  "footer-year": "2 · A copyright line shows the current year",
  "error-screen":
    "2 · Error page: 'Error' and the status code, the message, a button back to home that clears the error",
  "error-sentences":
    "2 · 404 'Irgendwo bist du wohl falsch abgebogen.', 403 'Dieser Bereich ist für dich nicht gestattet.', other 'Ein unbekannter Fehler ist aufgetreten.'",
  "error-bots": "2 · Bot user agents do not get an error page",
  "beta-redirects":
    "2 · Storefront beta mode: flight, profile, insurance, search, terms, help, EASA charter and storefront lead to the legacy site; login in its own beta mode to /next-run-next with the redirect query",
  "beta-forbidden":
    "2 · In beta mode any other route that is neither cockpit nor direct login is forbidden (403)",
  "title-template": "2 · Title: page title, a bullet, product name; else the product name alone",
  "touch-icon": "2 · A touch icon is set",
  "progress-bar": "2 · A top progress bar uses a white-to-indigo gradient",
  "bf-cache": "2 · A page restored from the back-forward cache reloads after 10 ms",
  "body-hydrated": "2 · The body is marked hydrated once mounted",
  "cockpit-guests":
    "2 · Cockpit routes without login lead to the login with the wanted path and the notice 'Login benötigt' / 'Bitte logge dich ein, um diese Seite zu sehen.'",
  "cockpit-auto-login": "2 · Cockpit routes may log in with a basic-auth credential",
  "subscription-modal":
    "2 · 'Benachrichtigung einrichten' is a modal, closable by its button or a press outside",
  "subscription-modal-town":
    "2 · It wraps the subscription form with a town search of at most 15rem",

  // 3. Entities and their fields
  "user-fields":
    "3 · User: id, email, bank account (accountHolder, iban, bic), hasSubscribedNewsletter",
  "bank-account-equality": "3 · Bank accounts are equal when accountHolder, iban and bic are",
  "user-store-fields":
    "3 · User store, persisted: lastSelectedAirports, subscriptions, user, statistics",
  "user-store-cockpit": "3 · User store, persisted: cockpit",
  "user-store-lists": "3 · User store, persisted: flightRequests, photos, planes",
  "user-store-chats": "3 · User store, persisted: lastSelectedChats, currentChat",
  "user-store-clearing": "3 · Clearing user data resets every field",
  "chat-store-fields":
    "3 · Chat store, persisted: isChatWidgetOpen, chats, totalChats, feeds, currentChat, notifications, widgetScope (default chats), lastChatListScrollHeight",
  "auth-response":
    "3 · Auth response: accessToken and user; the token is a JWT in the cookie Authorization, its expiry is read",
  "notification-fields": "3 · Notification: id, flightId (number), of a user",
  "alert-fields": "3 · Alert: id, type (error or success), message, description",
  "modal-alert": "3 · One modal alert may be set or cleared",
  "subscription-fields":
    "3 · Subscription: id, name, coordinates (lat, lng), email, subscribeNewsletter, redirectAfterSuccessfulRegistration",
  "town-suggestion-fields": "3 · Town suggestion: address, coordinates {lat, lng}, country, region",
  "login-confirmation-fields":
    "3 · Login confirmation: email, token (six digits), isPersistent (true)",
  "user-statistics": "3 · User statistics",

  // 4. States and transitions
  "logged-in": "4 · Logged in: the token cookie exists and has not expired",
  "expiring-soon": "4 · The token is expiring soon when under 60 minutes remain",
  "refresh-when-needed": "4 · Refreshed when missing, expired or expiring soon",
  "refresh-before-navigation": "4 · Refreshed before navigation when needed",
  "logout-clears": "4 · Logout clears user data and cart-like state",
  "alerts-added-removed": "4 · Alerts are added to and removed from a list",
  "subscription-signed-in":
    "4 · Subscription form, logged in: saved at once, success notice, modal closes",
  "subscription-signed-out":
    "4 · Subscription form, logged out: a login-code form replaces it, the code input has the focus, confirmation closes the modal",
  "subscription-honeypot-signed-in":
    "4 · Honeypot, logged in: nothing is created, success notice, modal closes",
  "subscription-honeypot-signed-out":
    "4 · Honeypot, logged out: nothing is created, code form, modal closes",
  "subscription-button":
    "4 · The modal's button reads 'Zustimmen und fortfahren', then 'Code bestätigen'",
  "subscription-redirect":
    "4 · After a subscription by a logged-out visitor the redirect target is the cockpit settings",
  "pending-locale": "4 · A pending locale change exists",

  // 5. Validation rules
  "validation-form": "5 · Server validation errors: 400, message: [{property, constraints}]",
  "validation-first-constraint":
    "5 · The first constraint text per property is shown as that field's error",
  "mail-availability-asked": "5 · Email availability is checked by a call",
  "subscription-town-required": "5 · 'Wähle eines der Ergebnisse aus'",
  "subscription-email-required": "5 · 'Bitte gib eine E-Mail-Adresse an', only when not logged in",
  "subscription-email-valid": "5 · 'Bitte gib eine gültige E-Mail-Adresse an'",
  "subscription-terms": "5 · A terms notice links to the terms page",
  "subscription-newsletter":
    "5 · The newsletter checkbox is preset and shown only to logged-out visitors",
  "subscription-honeypot-hidden": "5 · The hidden honeypot input marks any content as fraud",
  "optional-suffix": "5 · Optional labels carry the suffix '(optional)'",
  "code-required": "5 · 'Bitte gib den Token ein'",
  "code-digits": "5 · The login code keeps only digits, at most 6; pattern six digits",
  "code-placeholder": "5 · Login code: placeholder 000000",
  "code-hint": "5 · 'Der Code kam nicht an? Guck auch im Spam-Ordner.'",
  "numeric-message": "5 · 'needs to be numeric' (translated)",
  "type-message": "5 · 'needs to be correct type' (translated)",
  "default-messages":
    "5 · Default German and English messages: required, min/max length, valid email, positive number",
  "scroll-to-invalid":
    "5 · On submit the page scrolls smoothly to the first invalid field and centres it",

  // 6. Roles and permissions
  "guest-storefront": "6 · Guest: may use the storefront",
  "login-guests-only": "6 · The login page is for guests only",
  "cockpit-login": "6 · A guest cannot enter the cockpit; a logged-in user has cockpit access",
  "no-email-when-signed-in":
    "6 · A logged-in user does not see email or newsletter in the subscription form",
  "pilots-only": "6 · Only pilots may create flights; forbidden areas show the 403 page",
  "notifications-signed-in": "6 · Notifications are fetched only when logged in",

  // 7. Calls
  "call-timeout": "7 · 20 s time-out",
  "call-401": "7 · 401: one refresh and one repeat, otherwise logout",
  "call-network": "7 · A network failure shows an error alert",
  "call-mail-availability": "7 · POST /api/users/check-mail-availability {email} -> {isAvailable}",
  "call-login-password": "7 · POST /api/auth/login/password -> access token data",
  "call-login-token-send": "7 · POST /api/auth/login/token/send",
  "call-login-token":
    "7 · POST /api/auth/login/token {email, token, isPersistent} -> access token data",
  "call-refresh": "7 · POST /api/auth/refresh -> accessToken and user",
  "call-logout": "7 · POST /api/auth/logout",
  "call-as-owner": "7 · GET /api/users/{id}/as-owner -> full own user",
  "call-as-owner-every-20s":
    "7 · as-owner every 20 s while logged in, not idle, token fine; replaces the stored user",
  "call-update-user": "7 · PUT /api/users/{id} user settings -> updated user",
  "call-password": "7 · PUT /api/users/{id}/settings/password",
  "call-password-confirm": "7 · POST /api/users/{id}/settings/password/confirm",
  "call-statistics": "7 · GET /api/users/{id}/statistics",
  "call-basicauth": "7 · GET /api2/basicauth: credential for the cockpit's auto login",
  "call-notifications":
    "7 · GET /api/users/{id}/notifications: list replacing the stored list, polled every 10 s",
  "call-notifications-delete":
    "7 · DELETE /api/notifications {notificationIds}: all of a flight, only if one exists; on ok the list is reloaded",
  "call-autocomplete":
    "7 · GET /api2/autocomplete q, lang: features with name, country, localadmin and [lng, lat]",
  "call-subscriptions": "7 · GET /api/users/{id}/subscriptions: list stored for the user",
  "call-subscribe":
    "7 · POST /api/subscriptions name, coordinates, email, subscribeNewsletter, redirectAfterSuccessfulRegistration -> created subscription",
  "call-unsubscribe":
    "7 · DELETE /api/subscriptions/{id} {deleteActivation}: removed from the list and list refetched",
  "call-register": "7 · POST /api/users (product: registration of passengers and pilots)",
  "analytics-events":
    "7 · Analytics: POST of events; 'Create Subscription' on opening, 'Create Subscription - Success'",
  "build-check": "7 · A build manifest check runs periodically",

  // 8. Error catalogue
  "error-network": "8 · Network failure: alert with api.error.network.message and .description",
  "error-settings":
    "8 · Settings: basics.error.savingFailed, 'Die Nutzereinstellungen konnten nicht übernommen werden'; success basics.saved",
  "error-password":
    "8 · Password: 'Fehler beim Speichern' / 'Die Passwortänderung konnte nicht übernommen werden'; 'Passwort geändert' / 'Dein Passwort wurde erfolgreich geändert'",
  "error-login-needed": "8 · 'Login benötigt' / 'Bitte logge dich ein, um diese Seite zu sehen.'",
  "error-401": "8 · 401 after a failed refresh: logout",
  "error-no-user": "8 · Update calls without a user reject with 'need to be logged in'",
  "error-code-wrong": "8 · 'Der Token ist ungültig. Bitte überprüfe deine Eingabe.'",
  "error-code-other":
    "8 · 'Beim Bestätigen des Tokens ist ein Fehler aufgetreten.' / 'Bitte versuche es später erneut.'",
  "login-success": "8 · 'Du wurdest erfolgreich eingeloggt.'",
  "error-subscription-email":
    "8 · 'Für diese E-Mail gibt es bereits einen registrierten Account. Über Anmelden, kannst du dich mit deiner E-Mailadresse einloggen.'",
  "error-subscription-name":
    "8 · 'Du wirst bereits benachrichtigt, wenn in {town} neue Flüge verfügbar sind'",
  "error-subscription": "8 · 'Fehler beim Speichern' / 'Das Abo konnte nicht gespeichert werden.'",
  "subscription-success":
    "8 · 'Erfolgreich gespeichert' / 'Du wirst benachrichtigt, wenn neue Flüge verfügbar sind'",
  "error-unsubscribe": "8 · 'Fehler beim Löschen' / 'Das Abo konnte nicht gelöscht werden.'",
  "error-notifications":
    "8 · Notification fetch failures are silent; delete failures are only logged",
  "error-pages": "8 · Page errors: 404, 403 and others by section 2",

  // 9. Business constants and limits
  "refresh-window": "9 · Token refresh window: 60 minutes",
  "user-refresh": "9 · User data refresh: 20 s",
  "idle-threshold": "9 · Idle threshold: 2 minutes",
  "request-timeout": "9 · Request time-out: 20000 ms",
  "notification-polling": "9 · Notification polling: 10 s",
  "last-airports": "9 · Last selected airports: 5, newest first, no duplicates",
  "chat-feeds": "9 · Saved chat feeds: 10, newest first, no duplicates",
  "alert-id": "9 · Alert id length: 21",
  "code-length": "9 · Login code: 6 digits",
  "town-debounce": "9 · Town search debounce: 200 ms",
  "locale-cookie": "9 · Locale cookie i18n_redirected, 365 days; only locale de",
  "message-cache": "9 · Locale message cache: 24 hours",
  "loading-indicator":
    "9 · Loading indicator: throttle 200 ms, duration 2000 ms, hide delay 500 ms, reset delay 400 ms, height 3 px",
  "back-forward-reload": "9 · Back-forward cache reload after 10 ms",
  "subscription-terms-are-general": "9 · Subscription terms are the product's general terms",
  retries:
    "9 · Retries: 0 for idempotent methods, 1 for others, on 408, 409, 425, 429, 500, 502, 503, 504",
} as const

export type ContractRow = keyof typeof CONTRACT_ROWS

/**
 * Rows that nobody can reach yet, with the number of the work that brings their screens. Their fields
 * may be there already; a test of those alone proves nothing.
 */
export const OPEN_ROWS: Readonly<Partial<Record<ContractRow, number>>> = {}

/** Rows that are there for others to fill, and the decision that says why nothing of ours does. */
export const DECIDED_ROWS: Readonly<Partial<Record<ContractRow, string>>> = {
  "user-store-lists": "decisions/0029-lists-that-loaders-own.md",
  "user-store-cockpit": "decisions/0029-lists-that-loaders-own.md",
}
