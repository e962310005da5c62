/**
 * Measures the talk board with the CPU slowed down four times: the delay until the first press is spoken, frame rates
 * while paging through 500 own words with photos, and the size of the first board. Run by `npm run bench -- talk`; it
 * asserts nothing.
 */
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { startSite } from '../site.ts'
import { framesDuring } from './frames.ts'

const slower = 4
const visits = 5
const ownWords = 500
const size = { width: 360, height: 616 }

const site = await startSite()
try {
  console.log(`\nTalk board, ${slower} times as slow`)
  await timeFirstPress()
  const browser = await launch()
  await pageThroughPhotos(browser)
  await weighFirstBoard(browser)
  await browser.close()
} finally {
  await site.close()
}

async function launch(): Promise<Browser> {
  const { executablePath, env, sandbox } = await theBrowser()
  return await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url, viewport: size, hasTouch: true, serviceWorkers: 'block' })
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'pa'))
  return page
}

/** From the end of the touch to the speech call; each visit is the first one of its browser. */
async function timeFirstPress(): Promise<void> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const browser = await launch()
    const page = await openPage(browser)
    await page.addInitScript(() => {
      const kept = window as unknown as { benchPress: number; benchSpoken: number }
      const voice = { lang: 'pa-IN', name: 'bench', localService: true, default: true, voiceURI: 'bench' }
      const speak = () => (kept.benchSpoken = performance.now())
      const speech = Object.assign(new EventTarget(), { getVoices: () => [voice], cancel: () => {}, speak })
      Object.defineProperty(window, 'speechSynthesis', { value: speech })
      class Utterance extends EventTarget {}
      Object.assign(window, { SpeechSynthesisUtterance: Utterance })
      addEventListener('pointerup', ({ timeStamp }) => (kept.benchPress = timeStamp), true)
    })
    await page.goto('/talk')
    await page.locator('[data-word="more"]').waitFor()
    const wire = await page.context().newCDPSession(page)
    const press = await finger(wire, page.locator('[data-word="more"]'))
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await press()
    await page.waitForFunction(() => (window as unknown as { benchSpoken?: number }).benchSpoken !== undefined)
    times.push(
      await page.evaluate(() => {
        const { benchPress, benchSpoken } = window as unknown as { benchPress: number; benchSpoken: number }
        return benchSpoken - benchPress
      }),
    )
    await browser.close()
  }
  console.log(`first press of a visit until it is spoken, ${visits} visits: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
}

/** A touch at one position, without the locator queries of a test before the press. */
async function finger(wire: CDPSession, target: Locator): Promise<() => Promise<void>> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { x: x + width / 2, y: y + height / 2 }
  return async () => {
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

async function pageThroughPhotos(browser: Browser): Promise<void> {
  const page = await openPage(browser)
  await page.goto('/talk')
  await page.locator('[data-word="more"]').waitFor()
  await page.evaluate(fillBoard, ownWords)
  await page.goto('/talk')
  await page.locator('.talk-folder').first().tap()
  await page.locator('.talk-photo').first().waitFor()
  const wire = await page.context().newCDPSession(page)
  // The button for the next and previous page is always in the last place.
  const press = await finger(wire, page.locator('.talk-cell--back'))
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const turns = Math.ceil(ownWords / 15)
  const rest = await framesDuring(page, () => page.waitForTimeout(turns * 150))
  const frames = await framesDuring(page, async () => {
    for (let turn = 0; turn < turns; turn++) {
      await press()
      await page.waitForTimeout(150)
    }
  })
  console.log(
    `${ownWords} own words with photos, page by page: longest frame ${frames.longestMs.toFixed(0)} ms, ` +
      `${frames.long} of ${frames.count} frames over 50 ms; at rest ${rest.longestMs.toFixed(0)} ms, ${rest.long} of ${rest.count}`,
  )
  await page.close()
}

/** Words and photos as a family adds them, written to the board's storage. All photos differ. */
async function fillBoard(count: number): Promise<void> {
  const own = Array.from({ length: count }, (_, at) => ({
    id: `own-${at}`,
    names: { pa: `ਸ਼ਬਦ ${at}` },
    kind: 'thing',
    folder: 'my_things',
    place: at,
    photo: `photo-${at}`,
  }))
  localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings: { size: 20 }, own }], current: 'first' }))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 320
  const context = canvas.getContext('2d')
  const files: { id: string; type: string; bytes: Uint8Array }[] = []
  for (const { photo } of own) {
    for (let spot = 0; spot < 60 && context; spot++) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`
      context.fillRect(Math.random() * 300, Math.random() * 300, 90, 90)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
    if (blob) files.push({ id: photo, type: 'image/jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) })
  }
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const ask = indexedDB.open('ankur')
    ask.onsuccess = () => resolve(ask.result)
  })
  const store = opened.transaction('talk-files', 'readwrite').objectStore('talk-files')
  await Promise.all(
    files.map((file) => new Promise((resolve) => store.put(file).addEventListener('success', resolve, { once: true }))),
  )
  opened.close()
}

async function weighFirstBoard(browser: Browser): Promise<void> {
  const page = await openPage(browser)
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = { script: 0, pictures: 0 }
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = response.url.endsWith('.js') ? 'script' : /\/core-[^/]*\.svg$/.test(response.url) ? 'pictures' : null
    if (kind) kinds.set(requestId, kind)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'script' || kind === 'pictures') bytes[kind] += encodedDataLength
  })
  await page.goto('/talk')
  await page.waitForLoadState('networkidle')
  const inKb = (count: number) => `${(count / 1024).toFixed(1)} KB`
  console.log(`first board: script ${inKb(bytes.script)} (120 at most), pictures ${inKb(bytes.pictures)} (60 at most)`)
  await page.close()
}
