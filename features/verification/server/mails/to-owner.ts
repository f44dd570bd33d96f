import { PRODUCT_NAME } from "#platform/product.ts"

/** Why a pilot gets mails about documents. */
export const TO_OWNER = `Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} Nachweise als Pilot:in eingereicht hast.`
