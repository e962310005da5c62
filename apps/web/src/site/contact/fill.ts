/** A named placeholder of the page: empty in the static page, the placeholder itself in the template for the server. */
export type ContactFill = (name: string) => string

export const nothing: ContactFill = () => ''
export const place: ContactFill = (name) => `[[${name}]]`
