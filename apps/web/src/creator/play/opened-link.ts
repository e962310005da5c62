/** The token of the link that this page was opened with: its drawings are asked for with it. */
let opened = ''

export function rememberLink(token: string): void {
  opened = token
}

export function openedLink(): string {
  return opened
}
