/** On a slow connection the HTML of a page arrives in pieces, and its script may already be cached. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'
import type { Site } from '../site.ts'

test('a page whose body arrives after its script works like any other', async ({ page, site }) => {
  const slow = await startHoldingBack(site)
  try {
    // The script is cached from a page visited before.
    await page.goto(`${slow.url}/contact`)
    await expect(page.locator('header [data-comfort]:visible')).toHaveCount(1)

    slow.state.isHoldingBack = true
    await page.goto(`${slow.url}/blogs/what-is-autism`, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const script = document.querySelector<HTMLScriptElement>('script[src]')
      return script !== null && performance.getEntriesByName(script.src).length > 0
    })
    // The script could run from here on: two frames are painted before the rest arrives.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('main').count()).toBe(0)
    slow.release()

    await expect(page.locator('header [data-comfort]:visible')).toHaveCount(1)
    await expect(page.locator('[data-print-hand-out]')).toBeVisible()
  } finally {
    slow.close()
  }
})

/** A proxy in front of the site that can hold back everything after the head of a page. */
async function startHoldingBack(site: Site) {
  const state = { isHoldingBack: false }
  let release = () => {}
  const server = createServer((request, response) => void pass(request.url ?? '/', response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    release: () => release(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }

  async function pass(path: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(site.url + path)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name)))
    response.writeHead(answer.status, headers)
    const head = body.indexOf('</head>')
    if (!state.isHoldingBack || !/html/.test(answer.headers.get('content-type') ?? '') || head < 0) return void response.end(body)
    response.write(body.subarray(0, head + '</head><body>'.length))
    release = () => response.end(body.subarray(head + '</head><body>'.length))
  }
}
