/** The name of the product on screen, in mails and in documents; an operator renames it here. */
export const PRODUCT_NAME = "Aufwind"
