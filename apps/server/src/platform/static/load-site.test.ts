import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from './load-site.ts'

test('a server that starts while a build is replaced reads the complete new site', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'ankur-load-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const dist = path.join(parent, 'dist')
  write(path.join(parent, 'dist.building-1'), 'new')
  // The moment between the two renames, when there is no site.
  const loading = loadSite(dist, 'http://localhost:3000')
  renameSync(path.join(parent, 'dist.building-1'), dist)
  const site = await loading
  expect(site.pages.get('/')?.file.bodies.identity.toString()).toBe('<h1>new</h1>')
})

test('a site that was never built is reported at once', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'ankur-load-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  mkdirSync(path.join(parent, 'dist'))
  await expect(loadSite(path.join(parent, 'dist'), 'http://localhost:3000')).rejects.toThrow('The site is not built yet')
})

function write(folder: string, word: string): void {
  mkdirSync(folder)
  const page = { file: 'index.html', kind: 'static' }
  writeFileSync(path.join(folder, 'index.html'), `<h1>${word}</h1>`)
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ pages: { '/': page }, app: [], notFound: page }))
}
