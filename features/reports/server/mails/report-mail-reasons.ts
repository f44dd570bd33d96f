import { PRODUCT_NAME } from "#platform/product.ts"

export const TO_REPORTER = `Du bekommst diese Mail, weil du mit dieser Adresse auf ${PRODUCT_NAME} etwas gemeldet hast.`

export const TO_AFFECTED = `Du bekommst diese Mail, weil du ein Konto bei ${PRODUCT_NAME} hast und diese Entscheidung dich betrifft.`
