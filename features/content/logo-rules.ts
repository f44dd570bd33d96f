import { PRODUCT_NAME } from "#platform/product.ts"

/** What one may do with the logo: on the press page, and in the ZIP beside the files. */
export const LOGO_RULES: readonly string[] = [
  `Das Logo darfst du für Berichte über ${PRODUCT_NAME} verwenden, ohne zu fragen und ohne zu bezahlen.`,
  "Die Dateien mit „hell“ gehören auf helle, die mit „dunkel“ auf dunkle Flächen. Der Hintergrund ist durchsichtig.",
  "Lass ringsum so viel Platz, wie die Sonne hoch ist. In den Dateien ist er schon enthalten.",
  "Nicht umfärben, verzerren, drehen oder nachzeichnen, und kein eigenes Logo daraus machen.",
  `Es darf nicht so aussehen, als käme dein Angebot von ${PRODUCT_NAME}.`,
]
