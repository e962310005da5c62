/**
 * Presses and keys on the board in the HTML before its script is there: they count one after another once it is. The page
 * keeps only the last press of other pages, but here a sentence may have begun.
 */
interface EarlyInput {
  /** Where the press or the key went. */
  readonly target: HTMLElement
  /** Null for a press. */
  readonly key: KeyboardEventInit | null
  /** By Enter, Space or a screen reader: on what has the focus, which earlier keys may move. */
  readonly isOnFocus: boolean
}

interface EarlyInputs {
  readonly inputs: readonly EarlyInput[]
  readonly lastFocused: () => HTMLElement | null
  /** An input is repeated just now: it goes to the board. */
  isRepeating: boolean
  readonly stop: () => void
}

const root = () => document.documentElement as { early?: EarlyInputs | undefined; pressed?: HTMLElement | undefined }

/** Keys of the board that no element of it has by itself. */
const boardKeys = /^(Arrow|Home$|End$|Page|Backspace$|Escape$)/

/** From the script in the page on, until the board takes them. */
export function noteEarlyInput(app: Element): void {
  const inputs: EarlyInput[] = []
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.talk button')
    if (!button || root().early?.isRepeating) return
    inputs.push({ target: button, key: null, isOnFocus: (event as MouseEvent).detail === 0 })
    event.stopImmediatePropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target } = event
    const isForBoard = ctrlKey ? key === 'Enter' : boardKeys.test(key)
    if (root().early?.isRepeating || !isForBoard || altKey || metaKey || !(target instanceof HTMLElement)) return
    inputs.push({ target, key: { key, ctrlKey }, isOnFocus: true })
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  let focused: HTMLElement | null = null
  const onFocus = ({ target }: Event) => {
    if (target instanceof HTMLElement) focused = target
  }
  app.addEventListener('click', onClick)
  app.addEventListener('focusin', onFocus)
  addEventListener('keydown', onKey, true)
  root().early = {
    inputs,
    lastFocused: () => focused,
    isRepeating: false,
    stop: () => {
      app.removeEventListener('click', onClick)
      app.removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey, true)
    },
  }
}

/** A board of this device's own stands in the place of the drawn one: there the same word counts. */
export function takeEarlyInput(stage: HTMLElement): void {
  const { early } = root()
  if (!early) return
  const { inputs, lastFocused, stop } = early
  const thereOf = (target: HTMLElement) => {
    const { word = '' } = target.dataset
    return target.isConnected ? target : stage.querySelector<HTMLElement>(`[data-word="${CSS.escape(word)}"]`)
  }
  const focused = lastFocused()
  if (focused && !focused.isConnected) thereOf(focused)?.focus({ preventScroll: true })
  const repeat = (at: number) => {
    const input = inputs[at]
    if (!input) {
      // Until here a new press waited for those before it.
      stop()
      root().early = undefined
      return
    }
    const { target, key, isOnFocus } = input
    // The focus went on from where the last key was pressed, unless the person moved it.
    if (isOnFocus && target !== inputs[at - 1]?.target) thereOf(target)?.focus()
    const there = isOnFocus && document.activeElement instanceof HTMLElement ? document.activeElement : thereOf(target)
    early.isRepeating = true
    if (key) there?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    else there?.click()
    early.isRepeating = false
    // The script of all drawn pages has seen this press too, and would press again.
    root().pressed = undefined
    // The board answers each of them before the next one comes.
    setTimeout(repeat, 0, at + 1)
  }
  setTimeout(repeat, 0, 0)
}
