/** A named placeholder of the page: empty in the static page, the placeholder itself in the template for the server. */
export type Fill = (name: string) => string

export const nothing: Fill = () => ''
export const place: Fill = (name) => `[[${name}]]`
