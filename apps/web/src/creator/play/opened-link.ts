/** The token of the link that opened this page: its drawings are requested with it. */
let opened = ''

export function rememberLink(token: string): void {
  opened = token
}

export function openedLink(): string {
  return opened
}
