import { currentControl } from '../../platform/drawn.ts'

/**
 * Presses and keys on the prerendered board before its script is loaded: they are replayed in order afterwards. Other pages
 * replay only the last press, but here a sentence may have begun.
 */
interface EarlyInput {
  /** The target of the press or the key. */
  readonly target: HTMLElement
  /** Null for a press. */
  readonly key: KeyboardEventInit | null
  /** By Enter, Space or a screen reader: on the focused element, which earlier keys may move. */
  readonly isOnFocus: boolean
}

interface EarlyInputs {
  readonly inputs: readonly EarlyInput[]
  readonly lastFocused: () => HTMLElement | null
  /** An input is being replayed: it is passed to the board. */
  isRepeating: boolean
  readonly stop: () => void
}

const root = () => document.documentElement as { early?: EarlyInputs | undefined }

/** Keys of the board that are not handled by one of its elements. */
const boardKeys = /^(Arrow|Home$|End$|Page|Backspace$|Escape$)/

/** Set from the inline script on, until the board replays them. */
export function noteEarlyInput(app: Element): void {
  const inputs: EarlyInput[] = []
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.talk button')
    if (!button || root().early?.isRepeating) return
    inputs.push({ target: button, key: null, isOnFocus: (event as MouseEvent).detail === 0 })
    // An answer until the press is replayed.
    button.dataset.pressed = ''
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

/** The device's own board may have replaced the prerendered one: the same word or button is pressed there. */
export function takeEarlyInput(): void {
  const { early } = root()
  if (!early) return
  const { inputs, lastFocused, stop } = early
  const focused = lastFocused()
  if (focused && !focused.isConnected) currentControl(focused)?.focus({ preventScroll: true })
  const repeat = (at: number) => {
    const input = inputs[at]
    if (!input) {
      // Until here a new press was queued behind earlier ones.
      stop()
      root().early = undefined
      return
    }
    const { target, key, isOnFocus } = input
    delete target.dataset.pressed
    // The focus moved on from where the last key was pressed, unless the person moved it.
    if (isOnFocus && target !== inputs[at - 1]?.target) currentControl(target)?.focus()
    const there = isOnFocus && document.activeElement instanceof HTMLElement ? document.activeElement : currentControl(target)
    early.isRepeating = true
    if (key) there?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    else there?.click()
    early.isRepeating = false
    // The board handles each of them before the next one.
    setTimeout(repeat, 0, at + 1)
  }
  setTimeout(repeat, 0, 0)
}
