/**
 * The two other engines that families' phones run. Firefox is driven by WebDriver BiDi; WebKit by the WebDriver of
 * WebKitGTK, on a virtual display. Looked for on PATH, then installed from Debian where root runs and CI is set.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Engines {
  readonly firefox?: string
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly display: string }
}

const debianPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const

export function findEngines(): Engines {
  const found = lookForEngines()
  if (found.firefox && found.webkit) return found
  installFromDebian([...(found.firefox ? [] : debianPackages.firefox), ...(found.webkit ? [] : debianPackages.webkit)])
  return lookForEngines()
}

/** One line for each engine that this machine does not have. */
export function missingEngines({ firefox, webkit }: Engines): string[] {
  const lines = { firefox: !firefox && 'Firefox', webkit: !webkit && 'WebKit' }
  return (['firefox', 'webkit'] as const).flatMap((engine) =>
    lines[engine] ? [`${lines[engine]} is not here: apt-get install ${debianPackages[engine].join(' ')}`] : [],
  )
}

function lookForEngines(): Engines {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')
  const [driver, browser, display] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')]
  return { ...(firefox && { firefox }), ...(driver && browser && display && { webkit: { driver, browser, display } }) }
}

function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64'].filter(existsSync)
  const folders = libraries.flatMap((library) =>
    readdirSync(library).flatMap((name) => (/^webkit2?gtk-\d/.test(name) ? [join(library, name)] : [])),
  )
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(isExecutable)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function installFromDebian(packages: readonly string[]): void {
  if (!process.env.CI || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  try {
    execFileSync('apt-get', ['update', '-q'], options)
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options)
  } catch {
    // The engines stay missing, and the run says so.
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
