/**
 * The two other engines of families' phones. Firefox is driven by WebDriver BiDi; WebKit by the WebDriver of
 * WebKitGTK, on a virtual display. `.ci/run` installs them where it can.
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Engines {
  readonly firefox?: string
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly display: string }
}

const debianPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const

/** One line for each engine missing on this machine. */
export function missingEngines({ firefox, webkit }: Engines): string[] {
  const lines = { firefox: !firefox && 'Firefox', webkit: !webkit && 'WebKit' }
  return (['firefox', 'webkit'] as const).flatMap((engine) =>
    lines[engine] ? [`${lines[engine]} is not here: apt-get install ${debianPackages[engine].join(' ')}`] : [],
  )
}

export function findEngines(): Engines {
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

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
