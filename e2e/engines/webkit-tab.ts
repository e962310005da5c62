/** WebKit by W3C WebDriver: finds elements by our own search in the page, and presses with real pointer events. */
import { error, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { webKitTree } from '../screen-reader/webkit-tree.ts'
import { findInPage, readLook, type SentTarget } from './find-in-page.ts'
import type { Box, Look, Size, Tab, Target } from './tab.ts'
import type { WebKit } from './webkit-session.ts'

const WITHIN_MS = 15_000

export async function openWebKitTab(webkit: WebKit, baseURL: string, size: Size): Promise<Tab> {
  const { driver, close } = await webkit.newSession(size)
  const open = async (path: string) => {
    await driver.get(new URL(path, baseURL).href)
    await driver.executeScript(watchFaults)
  }
  let last: Point = { x: -100, y: -100 }
  // GTK takes two quick presses within five pixels for a double click; this driver presses faster than a person.
  const press = async (target: Target) => {
    last = pressable(await reach(driver, target), last)
    await pressAt(driver, last)
  }
  return {
    engine: 'webkit',
    open,
    reload: async () => {
      await driver.navigate().refresh()
      await driver.executeScript(watchFaults)
    },
    back: async () => await driver.navigate().back(),
    address: async () => await driver.executeScript('return location.pathname + location.search'),
    press,
    drag: async (from, to) => await dragTo(driver, await reach(driver, from), () => reach(driver, to)),
    async type(target, text) {
      await press(target)
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform()
    },
    async key(...chords) {
      for (const chord of chords) await pressChord(driver, chord)
    },
    async attach(target, file) {
      const [found] = await find(driver, target)
      await found?.sendKeys(file)
    },
    look: async (target) => await look(driver, target),
    run: async (work, argument) => await runInPage(driver, work as never, argument),
    bring: async (source) => await driver.executeScript(source),
    readTree: async () => await webKitTree(driver),
    resize: async (size) => void (await driver.manage().window().setRect(size)),
    faults: async () => await driver.executeScript('return globalThis.seenFaults ?? []'),
    async screenshot() {
      await driver.executeScript(paintAgain)
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    // Not before WebKitGTK 2.54: https://bugs.webkit.org/show_bug.cgi?id=217173.
    print: async () => undefined,
    close,
  }
}

async function find(driver: WebDriver, target: Target): Promise<WebElement[]> {
  return await driver.executeScript(`return (${findInPage})(arguments[0])`, sent(target))
}

/** One call, so that no element disappears between finding and reading it. */
async function look(driver: WebDriver, target: Target): Promise<Look> {
  return await driver.executeScript(`return (${readLook})((${findInPage})(arguments[0]))`, sent(target))
}

function sent({ name, within, ...rest }: Target): SentTarget {
  return {
    ...rest,
    ...(name !== undefined && { name: patternOf(name) }),
    ...(within && { within: sent(within) }),
  }
}

function patternOf(name: string | RegExp): NonNullable<SentTarget['name']> {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags }
  return { source: `^${name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`, flags: '' }
}

/** Scrolls the element into view, waits until it is stable and not covered, and returns its box. */
async function reach(driver: WebDriver, target: Target): Promise<Box> {
  const until = Date.now() + WITHIN_MS
  let why: unknown = 'nothing fits'
  while (Date.now() < until) {
    const reached: Box | string = await driver.executeAsyncScript(
      `(${settle})((${findInPage})(arguments[0])[0], arguments[1])`,
      sent(target),
    )
    if (typeof reached !== 'string') return reached
    why = reached
  }
  throw new Error(`Cannot press ${JSON.stringify(sent(target))}: ${String(why)}`)
}

/** Runs in the page. */
function settle(found: Element | undefined, give: (reached: Box | string) => void): void {
  if (!found) {
    setTimeout(() => give('nothing fits'), 100)
    return
  }
  const seen = found.getBoundingClientRect()
  if (seen.top < 0 || seen.bottom > innerHeight || seen.left < 0 || seen.right > innerWidth) {
    found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }
  const before = found.getBoundingClientRect()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { x, y, width, height } = found.getBoundingClientRect()
      const isStill = x === before.x && y === before.y && width === before.width
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const isOnTop =
        top !== null && (found.contains(top) || top.contains(found) || top.closest('label')?.contains(found) === true)
      const isOff = (found as HTMLButtonElement).disabled === true
      // An ancestor that scrolls may have clipped it.
      if (!isOnTop) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (isStill && isOnTop && !isOff) give({ x, y, width, height })
      else
        setTimeout(() => give(isOff ? 'it is disabled' : isStill ? `${top?.outerHTML.slice(0, 80)} lies on it` : 'it moves'), 50)
    }),
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of the box, or a point beside it if the last press was there. */
function pressable(box: Box, last: Point): Point {
  const { x, y } = middleOf(box)
  const isSame = Math.abs(x - last.x) < 6 && Math.abs(y - last.y) < 6
  return isSame ? { x: last.x + Math.round(Math.min(12, box.width / 4)), y } : { x, y }
}

async function pressAt(driver: WebDriver, { x, y }: Point): Promise<void> {
  await driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform()
}

async function dragTo(driver: WebDriver, from: Box, to: () => Promise<Box>): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(await to())]
  const actions = driver
    .actions()
    .move({ ...start, origin: Origin.VIEWPORT, duration: 0 })
    .press()
  for (let step = 1; step <= 8; step++) {
    const at = (axis: 'x' | 'y') => Math.round(start[axis] + ((end[axis] - start[axis]) * step) / 8)
    actions.move({ x: at('x'), y: at('y'), origin: Origin.VIEWPORT, duration: 20 })
  }
  await actions.release().perform()
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

const keys: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
}

async function pressChord(driver: WebDriver, chord: string): Promise<void> {
  const parts = chord.split('+').map((part) => keys[part] ?? part)
  const actions = driver.actions()
  for (const part of parts) actions.keyDown(part)
  for (const part of parts.reverse()) actions.keyUp(part)
  await actions.perform()
}

async function runInPage(driver: WebDriver, work: (argument: unknown) => unknown, argument: unknown): Promise<never> {
  const script = `const give = arguments[1]
    Promise.resolve().then(() => (${work})(arguments[0])).then((result) => give({ result }), (fault) => give({ fault: String(fault) }))`
  const answer: { result?: unknown; fault?: string } = await driver.executeAsyncScript(script, argument ?? null)
  if (answer.fault !== undefined) throw new error.WebDriverError(answer.fault)
  return answer.result as never
}

/** A screenshot is taken after the next paint, and a page without changes is never painted again. */
const paintAgain = `
  const isOdd = () => Math.floor(performance.now() / 100) % 2 === 1
  const painting = setInterval(() => { document.documentElement.style.opacity = isOdd() ? '0.999' : '' }, 100)
  setTimeout(() => { clearInterval(painting); document.documentElement.style.opacity = '' }, 2000)`

const watchFaults = `
  if (!globalThis.seenFaults) {
    const seen = (globalThis.seenFaults = [])
    addEventListener('error', ({ message }) => seen.push(message))
    addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => seen.push(violatedDirective + ' ' + blockedURI))
  }`
