/**
 * Prints what the screen reader Orca says in Firefox while keys are pressed: `npm run orca -- talk hi`. Nothing is compared:
 * a listener reads it (docs/screen-readers.md).
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { firefox, type Page } from '@playwright/test'
import { findEngines } from '../engines/find-engines.ts'
import { theBrowser } from '../browser.ts'
import { signIn, signUp } from '../fixtures.ts'
import { resultPages, store, storedBefore } from '../screen-reader/pages.ts'
import { freePort, startSite, type Site } from '../site.ts'
import { startOrca, type OrcaSession } from './session.ts'
import { isLanguage, type Language } from '@ankur/content'

const packages = 'firefox-esr orca speech-dispatcher speech-dispatcher-espeak-ng libao4 locales xvfb openbox xdotool dbus'

/** A selector moves the focus there; anything else is a key. */
type Step = { readonly focus: string } | string
const at = (focus: string): Step => ({ focus })
const tab = (times: number): Step[] => Array.from({ length: times }, () => 'Tab')

interface Walk {
  readonly path: string
  readonly isForParents?: boolean
  /** Without chance, so that the answer is known. */
  readonly isCertain?: boolean
  readonly steps: readonly Step[]
}

const answers = '.answers__choice'
const walks: Readonly<Record<string, Walk>> = {
  'sign-up': { path: '/sign-up', steps: [at('main h1'), ...tab(8), 'Return', 'Tab', 'Return'] },
  question: {
    path: '/autism-test/question/1',
    isForParents: true,
    steps: [at('main h1'), ...tab(5), at(`${answers} >> nth=1`), 'Return'],
  },
  'follow-up': {
    path: 'follow-up',
    isForParents: true,
    steps: [at('main h1'), at('input[type=checkbox] >> nth=0'), 'space', 'Tab'],
  },
  result: { path: 'result', isForParents: true, steps: [at('main h1'), 'Down', 'Down', 'Down', 'Down', 'Down'] },
  editor: { path: '/create', steps: [at('.palette__add >> nth=0'), 'Return', at('.tool--main'), 'Return', 'F6'] },
  game: {
    path: '/games/number-stacking',
    steps: [
      at('[data-stop=piece] >> nth=0'),
      'Return',
      at('[data-stop=place] >> nth=0'),
      'Return',
      'Return',
      at('[data-stop=place] >> nth=2'),
      'Return',
    ],
  },
  talk: {
    path: '/talk',
    // Only keys: Orca does not follow a focus that a script moves on this page.
    steps: ['ctrl+Home', ...tab(4), 'Return', 'Right', 'Return', 'shift+Tab', 'Return', 'BackSpace', 'BackSpace'],
  },
  // Speak shows the sentence where there is no voice, as for Punjabi: `npm run orca -- big-text pa`.
  'big-text': { path: '/talk', steps: ['ctrl+Home', ...tab(4), 'Return', 'shift+Tab', 'Return', 'Tab', 'Escape', 'BackSpace'] },
  // Three plus three: first a wrong sum, then the right one.
  lock: {
    path: '/talk',
    isCertain: true,
    steps: ['shift+Tab', 'Return', '1', '4', 'Return', '6', 'Return', 'Tab'],
  },
}

const [chosen, language] = chosenWalks()
// Everything below needs a message bus of its own.
if (process.env.ANKUR_ORCA_BUS) await walkAll()
else startAgainOnABus()

function chosenWalks(): [string[], Language] {
  const words = process.argv.slice(2)
  const language = words.find(isLanguage) ?? 'en'
  const names = words.filter((word) => word in walks)
  return [names.length > 0 ? names : Object.keys(walks), language]
}

function startAgainOnABus(): void {
  const args = ['--', process.execPath, import.meta.filename, ...process.argv.slice(2)]
  const isHere = ['orca', 'speech-dispatcher', 'Xvfb', 'openbox', 'xdotool'].every(
    (command) => spawnSync('which', [command]).status === 0,
  )
  if (!isHere || !findEngines().firefox) throw new Error(`apt-get install --no-install-recommends ${packages}`)
  const { status } = spawnSync('dbus-run-session', args, { env: { ...process.env, ANKUR_ORCA_BUS: '1' }, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

async function walkAll(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const site = await startSite()
  stack.defer(() => site.close())
  const session = await startOrca(language)
  stack.defer(() => session.close())
  const browser = await startFirefox(session)
  stack.defer(() => browser.close())
  for (const name of chosen) {
    const { path, isForParents = false, isCertain = false, steps } = walks[name]!
    const context = await browser.newContext({ baseURL: site.url, viewport: null, timezoneId: 'Asia/Kolkata' })
    // Two worlds that read it crash the tab (e2e/engines/playwright-tab.ts).
    await context.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements'))
    if (isCertain) await context.addInitScript(() => (Math.random = () => 0))
    const page = await context.newPage()
    await page.goto('/healthz')
    await page.evaluate(store, storedBefore(language))
    const address = isForParents ? await pathForParents(site, page, path) : path
    print(`\n${name}`, [])
    await page.goto(address)
    print('(page)', await session.listen())
    for (const step of steps) {
      if (typeof step === 'string') print(step, await session.press(step))
      else {
        await page.locator(step.focus).focus()
        print(`to ${step.focus}`, await session.listen())
      }
    }
    await context.close()
  }
}

async function pathForParents(site: Site, page: Page, path: string): Promise<string> {
  const parent = await signUp(site)
  await signIn(site, page, parent)
  if (path.startsWith('/')) return path
  const pages = await resultPages(site, parent)
  return pages.find(({ name }) => name === path)!.path
}

async function startFirefox({ env }: OrcaSession) {
  const fonts = (await theBrowser()).env
  return await firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, '../engines/bidi-relay.ts'),
    headless: false,
    env: {
      ...process.env,
      ...env,
      FONTCONFIG_FILE: fonts.FONTCONFIG_FILE ?? '',
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      ANKUR_FIREFOX: findEngines().firefox ?? 'firefox',
      ANKUR_RELAY_PORT: String(await freePort()),
      MOZ_DISABLE_CONTENT_SANDBOX: '1',
    },
  })
}

function print(what: string, spoken: readonly string[]): void {
  process.stdout.write(`${what}\n${spoken.map((line) => `    ${line}\n`).join('')}`)
}
