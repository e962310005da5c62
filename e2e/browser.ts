/**
 * Finds the Chromium for the browser tests. The order lets a fresh clone run with nothing installed: CHROMIUM_PATH,
 * the Chromium installed by npm (Linux x64), one on PATH, Debian's (root only), Playwright's download.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  readonly from: string
  readonly executablePath: string
  /** Set for the browser process only: the server that a test starts must not load these libraries. */
  readonly env: Readonly<Record<string, string>>
  readonly sandbox: boolean
}

/** The Playwright config passes the browser on to its workers, so that it is searched for once. */
export async function theBrowser(): Promise<Browser> {
  const known = process.env.ANKUR_E2E_BROWSER
  if (known) return JSON.parse(known)
  const found = await findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  process.env.ANKUR_E2E_BROWSER = JSON.stringify(found)
  return found
}

async function findBrowser(): Promise<Browser | { missing: string }> {
  const reasons: string[] = []
  for (const [from, look] of Object.entries(places)) {
    const found = await look()
    if (found === undefined) continue
    const browser = await startable({ from, ...found })
    if (browser) return browser
    reasons.push(`${from} does not start`)
  }
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  return { missing: `No Chromium was found${why}: set CHROMIUM_PATH, or install chromium.` }
}

type BrowserPath = Pick<Browser, 'executablePath'> & { libraries?: string; fonts?: string }

const places: Record<string, () => BrowserPath | undefined | Promise<BrowserPath | undefined>> = {
  CHROMIUM_PATH: () => (process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : undefined),
  'the npm package': fromPackage,
  PATH: fromPath,
  "Debian's package": fromDebian,
  "Playwright's download": () => {
    const executablePath = chromium.executablePath()
    return existsSync(executablePath) ? { executablePath } : undefined
  },
}

async function fromPackage(): Promise<BrowserPath | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const home = join(cacheFolder(), 'chromium')
  if (!existsSync(home)) await unpackInto(home)
  return { executablePath: join(home, 'chromium'), libraries: join(home, 'al2023/lib'), fonts: join(home, 'fonts') }
}

/**
 * Unpacks into a sibling folder and renames it, so that concurrent or killed runs never leave a partial browser
 * behind.
 */
async function unpackInto(home: string): Promise<void> {
  const draft = mkdtempSync(`${home}-`)
  const before = { ...process.env }
  // The package reads these variables when it is imported: the target folder, and whether to unpack the libraries
  // too.
  Object.assign(process.env, { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
    renameSync(draft, home)
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(home)) throw fault
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

function fromPath(): BrowserPath | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const executablePath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
  return executablePath ? { executablePath } : undefined
}

function fromDebian(): BrowserPath | undefined {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
      env,
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  return fromPath()
}

/** Tries with the sandbox, which does not work for root and in some containers. */
async function startable({
  from,
  executablePath,
  libraries,
  fonts,
}: BrowserPath & { from: string }): Promise<Browser | undefined> {
  const env = { FONTCONFIG_FILE: writeFontSettings(fonts), ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) }
  for (const sandbox of process.getuid?.() === 0 ? [false] : [true, false]) {
    try {
      const started = await chromium.launch({
        executablePath,
        env: { ...process.env, ...env },
        chromiumSandbox: sandbox,
        timeout: 30_000,
      })
      await started.close()
      return { from, executablePath, env, sandbox }
    } catch {
      continue
    }
  }
  return undefined
}

/** Hindi and Punjabi text is invisible unless fontconfig lists fonts with these scripts. */
function writeFontSettings(own: string | undefined): string {
  const { resolve } = createRequire(import.meta.url)
  const noto = ['devanagari', 'gurmukhi'].map((script) => dirname(resolve(`@expo-google-fonts/noto-sans-${script}/package.json`)))
  const folders = [...(own ? [own] : []), ...noto.flatMap((folder) => [join(folder, '400Regular'), join(folder, '700Bold')])]
  const file = join(cacheFolder(), `fonts-${own ? 'own' : 'system'}.conf`)
  const system = own ? '' : '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${system}${folders.map((folder) => `<dir>${folder}</dir>`).join('')}
  <cachedir>${join(cacheFolder(), 'fontconfig')}</cachedir>
</fontconfig>
`
  writeFileSync(file, text)
  return file
}

/** In node_modules of the clone, one folder per user: root and another user may test the same clone. */
function cacheFolder(): string {
  const folder = join(import.meta.dirname, `../node_modules/.cache/ankur-e2e-${process.getuid?.() ?? 'user'}`)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return (ownTemporary ??= mkdtempSync(join(tmpdir(), 'ankur-e2e-')))
  }
}
let ownTemporary: string | undefined

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// `npm test` runs this before the browser tests: prints the browser found, or in one line what is missing.
if (import.meta.main) {
  const found = await findBrowser()
  console.log('missing' in found ? found.missing : `${found.from}: ${found.executablePath}`)
  process.exitCode = 'missing' in found ? 1 : 0
}
