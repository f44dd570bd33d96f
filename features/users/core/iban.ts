import {
  countrySpecs,
  electronicFormatIBAN,
  isSEPACountry,
  isValidBIC,
  ValidationErrorsIBAN,
  validateIBAN,
} from "ibantools"

/*
 * What the digits of a bank account must satisfy, in sentences for its owner. Money is paid out by
 * SEPA credit transfer only.
 */

// joined the schemes of the European Payments Council in 2025 and 2026; ibantools 4.5 lists them outside
const JOINED_LATELY = new Set(["AL", "MD", "ME", "MK", "RS"])

// banks of a country's territories carry codes of their own (ISO 9362)
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FR: ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "WF", "YT"],
  GB: ["GG", "IM", "JE"],
}

const countries = new Intl.DisplayNames("de-DE", { type: "region" })

/** Capitals and digits without spaces, however it was typed or copied. */
export function electronicIban(typed: string): string {
  return electronicFormatIBAN(typed.replace(/^\s*IBAN[\s:]*/i, "").replace(/\s/gu, "")) ?? ""
}

/** What is wrong with an IBAN in its electronic form, as a sentence; undefined where nothing is. */
export function ibanProblem(iban: string): string | undefined {
  if (iban === "") return "Bitte gib eine IBAN an"
  const code = iban.slice(0, 2)
  const country = countrySpecs[code]
  if (!/^[A-Z]{2}/.test(iban)) {
    return "Eine IBAN beginnt mit zwei Buchstaben für das Land, zum Beispiel DE."
  }
  if (!country?.chars) return `Mit „${code}“ beginnt keine IBAN. Eine deutsche beginnt mit DE.`
  if (!isSEPACountry(code) && !JOINED_LATELY.has(code)) {
    return `${nameOf(code)} gehört nicht zum SEPA-Raum. Wir können nur auf ein Konto im SEPA-Raum überweisen.`
  }
  if (iban.length !== country.chars) {
    return `Eine IBAN aus ${nameOf(code)} hat ${country.chars} Zeichen, hier sind es ${iban.length}.`
  }
  const { errorCodes } = validateIBAN(iban, { allowQRIBAN: false })
  if (errorCodes.includes(ValidationErrorsIBAN.QRIBANNotAllowed)) {
    return "Das ist eine QR-IBAN. Bitte gib die gewöhnliche IBAN deines Kontos an."
  }
  if (
    errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) ||
    errorCodes.includes(ValidationErrorsIBAN.ChecksumNotNumber)
  ) {
    return "Hier steht ein Zeichen, das nicht hineingehört. Ist vielleicht ein O eine Null?"
  }
  if (errorCodes.length > 0) {
    return "Die Prüfziffern passen nicht. Vermutlich sind zwei Ziffern vertauscht."
  }
  return undefined
}

/** The same for the BIC, which may be left out; `iban` is the account it belongs to. */
export function bicProblem(bic: string, iban: string): string | undefined {
  if (bic === "") return undefined
  if (!isValidBIC(bic)) return "Eine BIC hat 8 oder 11 Zeichen, zum Beispiel COBADEFFXXX."
  const [ofBic, ofIban] = [bic.slice(4, 6), iban.slice(0, 2)]
  if (ibanProblem(iban) !== undefined || ofBic === ofIban) return undefined
  if (TERRITORIES[ofIban]?.includes(ofBic)) return undefined
  return `Diese BIC gehört zu ${nameOf(ofBic)}, die IBAN zu ${nameOf(ofIban)}.`
}

function nameOf(country: string): string {
  return countries.of(country) ?? country
}
