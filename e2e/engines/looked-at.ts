/**
 * Automatic checks of a page in any engine: accessibility violations, horizontal overflow, and touch targets that are
 * too small.
 */
import axe from 'axe-core'
import type { Tab } from './tab.ts'

export interface PageFindings {
  readonly barriers: readonly string[]
  /** Pixels by which the page is wider than its window. */
  readonly tooWide: number
  readonly smallTargets: readonly string[]
}

export async function lookAt(tab: Tab): Promise<PageFindings> {
  await tab.run(readToTheEnd, null)
  if (!(await tab.run(() => 'axe' in window, null))) await tab.bring(axe.source)
  return {
    barriers: await tab.run(findBarriers, null),
    tooWide: await tooWide(tab),
    smallTargets: await tab.run(findSmallTargets, 44),
  }
}

export async function tooWide(tab: Tab): Promise<number> {
  return await tab.run(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth), null)
}

/**
 * Scrolls until all deferred sections have loaded, except those in closed details: they cannot be scrolled into view.
 * Runs in the page, as do all functions below.
 */
export async function readToTheEnd(): Promise<void> {
  await document.fonts.ready
  for (let step = 0; step < 400; step++) {
    const part = [...document.querySelectorAll('.near')].find((each) => each.checkVisibility())
    if (!part) break
    part.scrollIntoView({ behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

async function findBarriers(): Promise<string[]> {
  const { axe: here } = window as unknown as { axe: typeof axe }
  const { violations } = await here.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * A link within a sentence is as high as its line and exempt; a link on a line of its own is not, even if it is
 * inline. A pseudo-element that extends the link over its card counts as its target too. Elements moved off screen
 * until they have the focus are no touch targets.
 */
export function findSmallTargets(least: number): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('button, summary, select, textarea, input, a[href], [role=button]')]
  return targets.flatMap((target) => {
    const label = (target as HTMLInputElement).labels?.[0]
    const cover = getComputedStyle(target, '::after')
    const isCard = cover.position === 'absolute' && cover.content !== 'none'
    const covered = isCard ? target.offsetParent : null
    const boxes = [target, label, covered].flatMap((each) => each?.getBoundingClientRect() ?? [])
    const [height, width] = [Math.max(...boxes.map((box) => box.height)), Math.max(...boxes.map((box) => box.width))]
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && boxes[0]!.bottom > 0
    const line = target.closest('p, li, dd, dt, td, th, h1, h2, h3, h4, h5, summary, div, section')
    const isAlone = line?.textContent?.trim() === target.textContent?.trim()
    const isInSentence = getComputedStyle(target).display === 'inline' && !isAlone
    if (!isSeen || isInSentence || target.closest('[inert], [aria-hidden=true]')) return []
    return Math.min(height, width) < least - 0.5
      ? [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
      : []
  })
}
