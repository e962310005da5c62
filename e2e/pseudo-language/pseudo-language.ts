/**
 * Measures what a fourth language costs, and which pages break when sentences are half as long again: `npm run
 * pseudo-language`. In a copy of the tree it adds a language by docs/recipes/add-a-language.md, English in brackets,
 * runs the type checker and the build, and looks for horizontal scrolling on every static page. Exit code 1 when more
 * than nine files had to be edited or a page is wider than its screen.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { addLanguage, code } from './add-language.ts'

const maxEdits = 9
const widths = [320, 360]
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'ankur-pseudo-'))

try {
  copyTree()
  const { edited, added } = addLanguage(copy)
  console.log(`${edited.length} files edited, ${added} added in folders of the language:`)
  for (const file of edited) console.log(`  ${file}`)
  for (const project of ['packages', 'apps/web', 'apps/server']) node('node_modules/typescript/bin/tsc', '-p', project)
  console.log('types: pass')
  node('scripts/build.ts')
  const wide = await findWidePages()
  console.log(`${wide.length} pages scroll sideways`)
  for (const page of wide) console.log(`  ${page}`)
  process.exitCode = edited.length > maxEdits || wide.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** All files known to git, and the installed packages as links; those of this workspace point into the copy. */
function copyTree(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  mkdirSync(join(copy, 'node_modules/@ankur'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ankur') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder), { withFileTypes: true })) {
      if (!name.isDirectory()) continue
      symlinkSync(join(copy, folder, name.name), join(copy, 'node_modules/@ankur', name.name))
    }
  }
}

function node(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function findWidePages(): Promise<string[]> {
  const { pages } = JSON.parse(readFileSync(join(copy, 'apps/web/dist/site.json'), 'utf8')) as {
    pages: Readonly<Record<string, { file: string }>>
  }
  const paths = Object.keys(pages).filter((path) => path === `/${code}` || path.startsWith(`/${code}/`))
  if (paths.length === 0) throw new Error('no page was built in the new language')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      const body = readFileSync(join(copy, 'apps/web/dist', pages[path]?.file ?? path))
      const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
      response.setHeader('content-type', path.endsWith('.svg') ? 'image/svg+xml' : type).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  const wide: string[] = []
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 616 } })
    for (const path of paths) {
      await page.goto(`${url}${path}`)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (over > 0) wide.push(`${path} at ${width} px: ${over} px too wide`)
    }
    await page.close()
  }
  await browser.close()
  server.close()
  console.log(`${paths.length} pages looked at, at ${widths.join(' and ')} px`)
  return wide
}
