/** WebKitGTK on a virtual display, in a window of phone size without browser controls. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { theBrowser } from '../browser.ts'
import type { Engines } from './find-engines.ts'
import { freePort } from '../site.ts'
import type { Size } from './tab.ts'

export interface WebKit {
  newSession(size: Size): Promise<{ driver: WebDriver; close: () => Promise<void> }>
  close(): Promise<void>
}

/** A driver process supports one session at a time, and its browser one display: each session has its own of both. */
export function startWebKit({ driver, browser, display }: NonNullable<Engines['webkit']>): WebKit {
  const running = new Set<() => Promise<void>>()
  return {
    async newSession(size) {
      const screen = spawn(display, ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      })
      const [name] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
      const port = await freePort()
      const server = spawn(driver, [`--port=${port}`], { env: await environment(`:${name.toString().trim()}`), stdio: 'ignore' })
      const close = async () => {
        running.delete(close)
        await end(server)
        await end(screen)
      }
      running.add(close)
      const address = `http://127.0.0.1:${port}`
      await waitForServer(address)
      const session = await new Builder().usingServer(address).withCapabilities(capabilities(browser)).build()
      // Full screen hides the browser controls, but only a window manager fills the display: without one the window
      // is 1024 x 768.
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })
      const width: number = await session.executeScript('return innerWidth')
      if (width !== size.width) throw new Error(`WebKit shows a page of ${width} px instead of ${size.width}`)
      return {
        driver: session,
        close: async () => {
          await session.quit().catch(() => undefined)
          await close()
        },
      }
    },
    close: async () => {
      await Promise.all([...running].map((close) => close()))
    },
  }
}

function capabilities(browser: string): Capabilities {
  const options = { binary: browser, args: ['--automation', '--full-screen'] }
  return new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
}

async function environment(display: string): Promise<NodeJS.ProcessEnv> {
  const { env } = await theBrowser()
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    TZ: 'Asia/Kolkata',
    FONTCONFIG_FILE: env.FONTCONFIG_FILE,
    // A virtual display has no graphics card to share memory with: without these settings a screenshot never returns.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // There is no desktop session: nothing may wait for one.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
  }
}

async function waitForServer(address: string): Promise<void> {
  const until = Date.now() + 15_000
  while (Date.now() < until) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
  }
  throw new Error('WebKitWebDriver did not start')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
