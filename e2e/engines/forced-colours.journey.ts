/** What the forced colours of Firefox would take away and Chromium's emulation leaves. Firefox alone: see engines.config.ts. */
import type { Engines } from './find-engines.ts'
import { expect, journey, sees } from './journey.ts'
import { openPlaywrightTab, startFirefox } from './playwright-tab.ts'
import { css } from './tab.ts'

journey(
  'in white on black the pictures to talk with keep their paper, and the headline its stops',
  { tag: '@long' },
  async ({ site }) => {
    const { firefox = 'firefox' } = JSON.parse(process.env.ANKUR_ENGINES ?? '{}') as Engines
    const browser = await startFirefox(firefox, { inForcedColours: true })
    const tab = await openPlaywrightTab('firefox', browser, site.url, { width: 360, height: 740 })
    await tab.open('/talk')
    await sees(tab, css('.talk-symbol'))
    // Their outlines are black.
    const paper = await tab.run(() => getComputedStyle(document.querySelector('.talk-symbol')!).backgroundColor, null)
    expect(paper).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)
    await tab.open('/')
    expect(await tab.run(() => getComputedStyle(document.querySelector('.headline__stop')!).color, null)).toBe(
      'rgb(255, 255, 255)',
    )
    await browser.close()
  },
)
