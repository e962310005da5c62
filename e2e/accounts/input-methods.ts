/** Input methods: how a person operates the page with a mouse, touch, keyboard or switch alone. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  /** Puts the block of that name into the empty substack above it. */
  readonly putInside: (name: string) => Promise<void>
}

export function byMouse(page: Page): InputMethod {
  return {
    press: (target) => target.click(),
    putInside: (name) => page.getByRole('button', { name }).dragTo(page.getByText('Put blocks inside here')),
  }
}

/** Touch only: taps, and a drag by the block's cap, where the page does not scroll. */
export function byTouch(page: Page): InputMethod {
  return {
    async press(target) {
      // A block is chosen beside its values, which are controls of their own.
      const { width = 0 } = (await target.boundingBox()) ?? {}
      const isBlock = await target.evaluate((each) => each.hasAttribute('data-pick'))
      await target.tap(isBlock ? { position: { x: width - 16, y: 12 } } : {})
    },
    async putInside(name) {
      const row = page.locator('[data-block]').filter({ has: page.getByRole('button', { name }) })
      await row.scrollIntoViewIfNeeded()
      const from = await middleOf(row.locator('.block__cap'))
      const to = await middleOf(page.getByText('Put blocks inside here'))
      const finger = await fingerOn(page, from)
      await finger.moveTo({ x: to.x + 20, y: to.y })
      // A finger that pauses before it lifts starts no fling: Chromium would take the next tap for stopping the
      // fling.
      await expect(page.locator('.substack [data-landing]')).toBeVisible()
      await finger.moveTo({ x: to.x + 21, y: to.y })
      await expect(page.locator('.substack [data-landing]')).toBeVisible()
      await finger.leave()
    },
  }
}

/** Tab, arrow keys between tabs and tools, Enter. */
export function byKeyboard(page: Page): InputMethod {
  const press = async (target: Locator) => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  }
  return {
    press,
    async putInside(name) {
      await reach(page, page.getByRole('button', { name }))
      await page.keyboard.press('Alt+ArrowRight')
    },
  }
}

/**
 * One switch: the device's scanner highlights one element after the other, in document order, and presses the
 * highlighted one.
 */
export function bySwitch(page: Page): InputMethod {
  const press = async (target: Locator) => {
    await expect(target).toBeVisible()
    const isMarked = await target.evaluate((wanted) => {
      const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=button], [role=tab]')
      const marked = [...stops].find((each) => each === wanted && !each.closest('[inert], [aria-hidden=true]'))
      marked?.click()
      return marked !== undefined
    })
    expect(isMarked).toBe(true)
  }
  return {
    press,
    async putInside(name) {
      await press(page.getByRole('button', { name }))
      await press(page.getByRole('button', { name: 'Put inside' }))
    },
  }
}

interface Finger {
  readonly moveTo: (to: Point) => Promise<void>
  readonly leave: () => Promise<void>
}

/** A touch pointer as a touch screen reports it: the page gets pointer events, or scrolls. */
export async function fingerOn(page: Page, from: Point): Promise<Finger> {
  const wire = await page.context().newCDPSession(page)
  let at = from
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  return {
    async moveTo(to) {
      const start = at
      for (let step = 1; step <= 8; step++) {
        at = { x: start.x + ((to.x - start.x) * step) / 8, y: start.y + ((to.y - start.y) * step) / 8 }
        await touch('touchMove', [at])
      }
    },
    leave: async () => void (await touch('touchEnd', [])),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

export async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Arrow keys move between tabs and inside a toolbar once the focus is there; Tab moves everywhere else, forward or back. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const key = await target.evaluate((wanted) => {
      const here = document.activeElement
      if (!here || here === wanted) return null
      const isLater = (here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      if (wanted.closest('[role=tablist], [role=toolbar]')?.contains(here)) return isLater ? 'ArrowRight' : 'ArrowLeft'
      return isLater ? 'Tab' : 'Shift+Tab'
    })
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard never reached ${String(target)}`)
}
