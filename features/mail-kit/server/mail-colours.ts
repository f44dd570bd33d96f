/*
 * The colour tokens of the visual direction as mails need them: mail programs know no variables.
 * The classes carry the dark theme where a program asks for it; the values on the elements are the
 * light one, for all the others.
 */
export const MAIL_COLOURS = {
  ground: "#F5F7FB",
  surface: "#FFFFFF",
  sunken: "#EBEFF8",
  line: "#DCE2EF",
  line2: "#7D87A8",
  ink: "#131A36",
  ink2: "#454F72",
  ink3: "#5F6989",
  act: "#3C45C4",
  onAct: "#FFFFFF",
  apricot: "#F29E54",
} as const

/**
 * The mark is one picture for both themes, since programs that turn a mail dark by themselves swap none:
 * its line lies between act of the one and act of the other, four to one on either ground.
 */
export const MAIL_MARK_COLOURS = { sun: MAIL_COLOURS.apricot, line: "#5B66E3" } as const

export const MAIL_FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const MAIL_MONO =
  "'Spline Sans Mono', ui-monospace, Menlo, Consolas, 'Courier New', monospace"

export const MAIL_DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  .m-ground, .m-ground > table > tbody > tr > td { background-color: #0B1024 !important; }
  .m-surface { background-color: #121936 !important; border-color: #29345F !important; }
  .m-sunken { background-color: #0E142D !important; }
  .m-line { border-color: #29345F !important; }
  .m-ink { color: #EEF1FB !important; }
  .m-ink2 { color: #B9C2DF !important; }
  .m-ink3 { color: #929DC2 !important; }
  .m-link { color: #A9B1FF !important; }
  .m-act { background-color: #929CFF !important; color: #0B1024 !important; }
  .m-act-dot { background-color: #929CFF !important; }
  .m-line2 { border-color: #6F7CAE !important; }
}
@media (max-width: 480px) {
  .m-inset { padding: 24px 20px !important; }
  .m-sunken > tbody > tr > td { padding: 18px 16px !important; }
}`
