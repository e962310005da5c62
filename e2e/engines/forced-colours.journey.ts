/** What Firefox's forced colours would remove and Chromium's emulation keeps. Firefox only: see engines.config.ts. */
import type { Engines } from './find-engines.ts'
import { expect, journey, expectVisible } from './journey.ts'
import { openPlaywrightTab, startFirefox } from './playwright-tab.ts'
import { css } from './tab.ts'

journey(
  'in forced colours the talk board pictures keep their background, the headline its punctuation, and the focus in a game is visible',
  { tag: '@long' },
  async ({ site }) => {
    const { firefox = 'firefox' } = JSON.parse(process.env.ANKUR_ENGINES ?? '{}') as Engines
    const started = await startFirefox(firefox, { inForcedColours: true })
    const tab = await openPlaywrightTab(started, site.url, { width: 360, height: 740 })
    await tab.open('/talk')
    await expectVisible(tab, css('.talk-symbol'))
    // The outlines of these pictures are black.
    const paper = await tab.run(() => getComputedStyle(document.querySelector('.talk-symbol')!).backgroundColor, null)
    expect(paper).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)
    await tab.open('/')
    expect(await tab.run(() => getComputedStyle(document.querySelector('.headline__stop')!).color, null)).toBe(
      'rgb(255, 255, 255)',
    )
    await tab.open('/games')
    await tab.press(css('h1'))
    await tab.key('Tab')
    const [game, outline, around] = await tab.run(() => {
      const focused = getComputedStyle(document.activeElement!)
      const picture = document.activeElement!.querySelector('.game-card__picture')
      return [picture !== null, focused.outline, picture && getComputedStyle(picture).clipPath]
    }, null)
    expect([game, outline, around]).toEqual([true, 'rgb(255, 255, 0) solid 3px', 'inset(6px)'])
    await started.browser.close()
  },
)
