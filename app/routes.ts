import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"
import { CONTENT_PAGES, PAGE_FILES } from "./content-routes.ts"

/** Pages whose text comes from `content/`, each with the address and the layout that it has. */
const contentPages = (layoutName: keyof typeof CONTENT_PAGES) =>
  CONTENT_PAGES[layoutName].map((path) =>
    route(path, PAGE_FILES[path] ?? "routes/content-page.tsx", {
      id: `content:${layoutName}:${path}`,
    }),
  )

export default [
  ...prefix("de", [
    layout("layouts/storefront.tsx", [
      index("routes/home.tsx"),
      route("registrieren", "routes/register.tsx"),
      ...contentPages("storefront"),
      route(":page", "routes/region.tsx"),
    ]),
    layout("layouts/storefront-hero.tsx", [
      ...contentPages("hero"),
      route("flug/:flightId", "routes/flight.tsx"),
      route("melden", "routes/report.tsx"),
      route("flugplatz/:code", "routes/airport.tsx"),
      route("profil/:userId", "routes/profile.tsx"),
      route("kitchen-sink", "routes/kitchen-sink.tsx"),
    ]),
    layout("layouts/search.tsx", [route("suche", "routes/search.tsx")]),
    layout("layouts/login.tsx", [route("login", "routes/login.tsx")]),
    layout("layouts/single-page.tsx", [
      route("direct-login/:email/:token", "routes/direct-login.tsx"),
      route("konto-geloescht", "routes/account-deleted.tsx"),
      route("widerspruch/:ref/:key", "routes/appeal.tsx"),
    ]),
    layout("layouts/checkout.tsx", [
      route("kasse", "routes/checkout.tsx"),
      route("kasse/zahlung/:ref", "routes/payment.tsx"),
      route("kasse/erfolg", "routes/checkout-success.tsx"),
    ]),
    route("suche/pins", "routes/search-pins.ts"),
    route("kasse/warteliste/:flightId", "routes/claim.ts"),
    route("kasse/erfolg/kalender.ics", "routes/booking-calendar.ts"),
    route("kasse/erfolg/gutschein.pdf", "routes/voucher-pdf.ts"),
    route("cockpit/einstellungen/daten/:file", "routes/data-export.ts"),
    route("nachweise/:fileId", "routes/document-file.ts"),
    route("cockpit/flugfoto/:photoId", "routes/flight-photo-whole.ts"),
    layout("layouts/cockpit.tsx", [
      route("cockpit", "routes/cockpit.tsx"),
      route("cockpit/flug-erstellen/geschafft", "routes/flight-handed-in.tsx"),
      route("cockpit/archiv", "routes/cockpit-archive.tsx"),
      route("cockpit/flug/:flightId/absagen", "routes/cancel-flight.tsx"),
      route("cockpit/flug/:flightId/passagier/:bookingId/absagen", "routes/cancel-booking.tsx"),
      route("cockpit/flug/:flightId/passagier/:bookingId/plaetze", "routes/booking-seats.tsx"),
      route("cockpit/flug/:flightId/abrechnung/kosten", "routes/settlement-costs.tsx"),
      route("cockpit/flug/:flightId/abrechnung/bestaetigen", "routes/settlement-confirm.tsx"),
      route("cockpit/flug/:flightId/abrechnung/bankdaten", "routes/settlement-account.tsx"),
      route("cockpit/flug/:flightId/passagier/:bookingId/auszahlen", "routes/payout.tsx"),
      route("cockpit/flug/:flightId/passagier/:bookingId/abrechnung", "routes/statement.tsx"),
      route("cockpit/guthaben", "routes/cockpit-credit.tsx"),
      route("cockpit/gemerkt", "routes/cockpit-favourites.tsx"),
      route("cockpit/nachrichten", "routes/cockpit-messages.tsx"),
      route("cockpit/flugbuch", "routes/cockpit-landing-log.tsx"),
      route("cockpit/gesuche", "routes/cockpit-flight-requests.tsx"),
      route("cockpit/einstellungen", "routes/cockpit-settings.tsx"),
      route("cockpit/einstellungen/profil", "routes/cockpit-profile.tsx"),
      route("cockpit/einstellungen/flugzeuge", "routes/cockpit-planes.tsx"),
      route("cockpit/einstellungen/flugzeuge/neu", "routes/cockpit-new-plane.tsx"),
      route("cockpit/einstellungen/flugzeuge/:planeId", "routes/cockpit-plane.tsx"),
      route("cockpit/einstellungen/verifizierung", "routes/cockpit-verification.tsx"),
      ...contentPages("cockpit"),
    ]),
    layout("layouts/admin.tsx", [
      route("verwaltung", "routes/admin.tsx"),
      route("verwaltung/fluege", "routes/admin-flights.tsx"),
      route("verwaltung/fluege/:flightId", "routes/admin-flight.tsx"),
      route("verwaltung/widerrufe", "routes/admin-withdrawals.tsx"),
      route("verwaltung/widerrufe/:withdrawalId", "routes/admin-withdrawal.tsx"),
      route("verwaltung/gutscheine", "routes/admin-vouchers.tsx"),
      route("verwaltung/gutscheine/:voucherId", "routes/admin-voucher.tsx"),
      route("verwaltung/erstattungen", "routes/admin-refunds.tsx"),
      route("verwaltung/auszahlungen", "routes/admin-payouts.tsx"),
      route("verwaltung/zahlungen", "routes/admin-payments.tsx"),
      route("verwaltung/mails", "routes/admin-mails.tsx"),
      route("verwaltung/auftraege", "routes/admin-jobs.tsx"),
      route("verwaltung/protokoll", "routes/admin-log.tsx"),
      route("verwaltung/nachweise", "routes/admin-documents.tsx"),
      route("verwaltung/nachweise/:documentId", "routes/admin-document.tsx"),
      route("verwaltung/meldungen", "routes/admin-reports.tsx"),
      route("verwaltung/meldungen/:reportId", "routes/admin-report.tsx"),
      route("verwaltung/meldungen/widerspruch/:appealId", "routes/admin-appeal.tsx"),
      route("verwaltung/nutzer", "routes/admin-users.tsx"),
      route("verwaltung/nutzer/:userId", "routes/admin-user.tsx"),
    ]),
    ...[
      { path: "cockpit/flug-erstellen", id: "create-flight" },
      { path: "cockpit/flug/:flightId/bearbeiten", id: "edit-flight" },
    ].map(({ path, id }) =>
      route(path, "layouts/create-flight.tsx", { id }, [
        index("routes/first-open-step.tsx", { id: `${id}:first` }),
        route(":step", "routes/flight-step.tsx", { id: `${id}:step` }),
      ]),
    ),
  ]),
  route("dev/postfach", "routes/dev-mailbox.tsx"),
  route("dev/postfach/:mailId", "routes/dev-mail.tsx"),
  layout("layouts/single-page.tsx", { id: "single-page-without-locale" }, [
    route("unsubscribe/:subscriptionId/:deleteActivation", "routes/unsubscribe.tsx"),
  ]),
  route("logout", "routes/logout.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig
