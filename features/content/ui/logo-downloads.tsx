import { Download } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { LOGO_NAMES, LOGO_ZIP, type LogoName, logoFile, logoPath } from "../logo-files.ts"
import { LOGO_RULES } from "../logo-rules.ts"

const TITLES: Record<LogoName, string> = {
  "logo-hell": "Logo für helle Flächen",
  "logo-dunkel": "Logo für dunkle Flächen",
  "zeichen-hell": "Zeichen für helle Flächen",
  "zeichen-dunkel": "Zeichen für dunkle Flächen",
}

/** Every file of the logo on the ground it is made for, and what one may do with it. */
export function LogoDownloads() {
  return (
    <section aria-labelledby="logo">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="logo" className="text-h2">
          Logo
        </h2>
        <ButtonLink href={logoPath(LOGO_ZIP)} reloadDocument icon={Download} variant="secondary">
          Alle Dateien (ZIP)
        </ButtonLink>
      </div>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {LOGO_NAMES.map((logo) => (
          <li key={logo} className="min-w-0">
            {/* each ground keeps its own theme, whatever the page's is */}
            <div
              data-theme={logo.endsWith("dunkel") ? "dark" : "light"}
              className="flex h-40 items-center justify-center rounded-panel border border-line bg-surface p-5"
            >
              <img
                src={logoPath(logoFile(logo, "svg"))}
                alt={TITLES[logo]}
                loading="lazy"
                className={classNames("max-w-full", logo.startsWith("logo") ? "h-14" : "h-20")}
              />
            </div>
            <p className="mt-3 text-ui font-semibold">{TITLES[logo]}</p>
            <p className="flex gap-x-5">
              {(["svg", "png"] as const).map((type) => (
                <a
                  key={type}
                  href={logoPath(logoFile(logo, type))}
                  download
                  className="inline-flex min-h-11 items-center text-small text-link underline underline-offset-4"
                >
                  <span className="sr-only">{TITLES[logo]} als </span>
                  {type.toUpperCase()}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className="mt-6 max-w-text list-disc space-y-1.5 ps-5 text-ui text-ink2">
        {LOGO_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
