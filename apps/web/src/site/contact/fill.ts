/** What stands at a named place of the page: nothing in the page as it is read, the place itself in what the server fills. */
export type Fill = (name: string) => string

export const nothing: Fill = () => ''
export const place: Fill = (name) => `[[${name}]]`
