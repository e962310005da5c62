/**
 * Presses on the board in the HTML before its script is there: they count one after another once it is. The page keeps only
 * the last press of other pages, but here a sentence may have begun.
 */
interface EarlyPresses {
  readonly buttons: readonly HTMLElement[]
  readonly stop: () => void
}

const root = () => document.documentElement as { earlyPresses?: EarlyPresses | undefined; pressed?: HTMLElement | undefined }

/** From the script in the page on, until the board takes them. */
export function noteEarlyPresses(app: Element): void {
  const buttons: HTMLElement[] = []
  const note = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.talk button')
    if (!button) return
    buttons.push(button)
    event.stopImmediatePropagation()
  }
  app.addEventListener('click', note)
  root().earlyPresses = { buttons, stop: () => app.removeEventListener('click', note) }
}

/** A board of this device's own stands in the place of the drawn one: there the same word counts. */
export function takeEarlyPresses(stage: HTMLElement): void {
  const { buttons = [], stop } = root().earlyPresses ?? {}
  root().earlyPresses = undefined
  stop?.()
  const press = (at: number) => {
    const button = buttons[at]
    if (!button) return
    const { word = '' } = button.dataset
    const there = button.isConnected ? button : stage.querySelector<HTMLElement>(`[data-word="${CSS.escape(word)}"]`)
    there?.click()
    // The script of all drawn pages has seen this press too, and would press again.
    root().pressed = undefined
    // The board answers each of them before the next one comes.
    setTimeout(press, 0, at + 1)
  }
  setTimeout(press, 0, 0)
}
