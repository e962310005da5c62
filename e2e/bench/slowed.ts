/**
 * A page with a slowed-down CPU, compared with an empty page that runs only an animation loop and gets the same
 * input.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Frames, framesDuring, sumOf } from './frames.ts'

export const slower = 4
const rounds = 3

export interface SlowedPage {
  readonly page: Page
  readonly wire: CDPSession
}

/** Alternates between both, so that other load on the computer affects both. */
export async function compare(
  name: string,
  ours: SlowedPage,
  bare: SlowedPage,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const found: { ours: Frames; bare: Frames }[] = []
  for (let round = 0; round < rounds; round++) found.push({ ours: await framesOf(ours, work), bare: await framesOf(bare, work) })
  const [all, bareAll] = [sumOf(found.map((each) => each.ours)), sumOf(found.map((each) => each.bare))]
  const inTime = (frames: Frames) => (frames.count - frames.late) / frames.count
  console.log(
    `${name}: late frames ${percent(all.late, all.count)}, empty loop ${percent(bareAll.late, bareAll.count)}; ` +
      `over 50 ms ${percent(all.long, all.count)}, empty loop ${percent(bareAll.long, bareAll.count)}; ` +
      `frames in time ${(inTime(all) / inTime(bareAll)).toFixed(3)} of the empty loop's`,
  )
  await Promise.all([ours.page.close(), bare.page.close()])
}

async function framesOf({ page, wire }: SlowedPage, work: (page: Page) => Promise<void>): Promise<Frames> {
  await page.bringToFront()
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames = await framesDuring(page, () => work(page))
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames
}

export async function emptyPage(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
): Promise<SlowedPage> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent('<!doctype html><title>empty</title><button>Add</button><ol></ol>')
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => document.querySelector('ol')?.append('one more '))
  })
  return { page, wire: await page.context().newCDPSession(page) }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
