/** Shows a message above a static page when the device goes offline, and when it is online again. The texts are attributes of `main`. */
export function watchConnection(page: Document): void {
  const main = page.querySelector<HTMLElement>('main[data-offline]')
  if (!main) return
  const { offline = '', offlineKept = '', online = '' } = main.dataset
  const strip = page.createElement('div')
  strip.setAttribute('role', 'status')
  main.before(strip)
  const say = (words: string) => {
    const line = page.createElement('p')
    line.className = 'wrap'
    line.textContent = words
    strip.className = 'offline-strip'
    strip.replaceChildren(line)
  }
  // Without a worker no page opens offline, so the message does not promise it.
  const sayOffline = () => say(navigator.serviceWorker?.controller ? `${offline} ${offlineKept}` : offline)
  addEventListener('offline', sayOffline)
  addEventListener('online', () => say(online))
  if (!navigator.onLine) sayOffline()
}
