import type { Page } from '@playwright/test'
import { plannedArticles } from '@ankur/content/articles'
import { expect, test } from '../fixtures.ts'

const article = '/blogs/what-is-autism'
const tabbed = '/blogs/text-based-therapy-apps'

/** The reading progress that the bar shows, in percent. */
function barOf(page: Page): Promise<number> {
  return page.locator('.reading-bar__fill').evaluate((fill) => (fill.getBoundingClientRect().width / innerWidth) * 100)
}

function readTo(page: Page, share: number): Promise<void> {
  return page.evaluate((part) => {
    const way = document.documentElement.scrollHeight - document.documentElement.clientHeight
    scrollTo({ top: way * part, behavior: 'instant' })
  }, share)
}

test('the reading progress bar is 4 px high and fills from 0 to 100 % as the page scrolls', async ({ page }) => {
  await page.goto(article)
  const bar = page.locator('.reading-bar')
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 4 })
  await expect(bar).toHaveAttribute('aria-hidden', 'true')
  for (const share of [0, 0.5, 1, 0.25]) {
    await readTo(page, share)
    await expect.poll(() => barOf(page)).toBeCloseTo(share * 100, 0)
  }
})

test('the comfort settings hide the reading progress bar', async ({ page }) => {
  await page.goto(article)
  await page.getByRole('banner').getByRole('button', { name: 'Comfort settings' }).click()
  await page.getByRole('dialog').getByLabel('Hide reading bar').check()
  await expect(page.locator('.reading-bar')).toBeHidden()
  await page.goto(tabbed)
  await expect(page.locator('.reading-bar')).toBeHidden()
})

test('with reduced motion the reading progress bar grows in steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(article)
  await readTo(page, 0.52)
  await expect.poll(() => barOf(page)).toBeCloseTo(50, 1)
})

test('without scroll-driven animations a script fills the reading progress bar, up to 100 %', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...args: [string]) => !args.join().includes('animation-timeline') && supports.apply(CSS, args)
  })
  await page.goto(article)
  const read = () => page.locator('.reading-bar').evaluate((bar: HTMLElement) => Number(bar.style.getPropertyValue('--read')))
  // Fonts and pictures that load later make the page longer, which changes the position of its middle.
  await expect(async () => {
    await readTo(page, 0.5)
    expect(await read()).toBeCloseTo(0.5, 2)
  }).toPass()
  await readTo(page, 2)
  await expect.poll(read).toBe(1)
})

test('arrow keys, Home and End move between tabs, and each tab shows its panel on focus', async ({ page }) => {
  await page.goto(tabbed)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)

  await tab('Overview').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Benefits'],
    ['End', 'Research'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Research'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
})

test('Explore Platforms and the three other buttons open their tab and focus its heading', async ({ page }) => {
  await page.goto(tabbed)
  await page.getByRole('button', { name: 'Open all parts' }).click()
  for (const [button, title, press] of [
    ['Explore Platforms', 'Platforms', 'Enter'],
    ['See Research', 'Research', 'Space'],
    ['Find a Platform', 'Platforms', 'Space'],
    ['Learn More', 'Overview', 'Enter'],
  ] as const) {
    await page.getByRole('button', { name: button }).press(press)
    await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: title, exact: true, level: 2 })).toBeFocused()
  }
})

test('on a wide screen the table of contents marks the current section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(article)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current=true]')
  await expect(current).toHaveText('In short')
  await links.nth(3).click()
  await expect(current).toHaveText(await links.nth(3).innerText())
  await readTo(page, 0)
  await expect(current).toHaveText('In short')
})

test('an address with a tab as its fragment opens the tab', async ({ page }) => {
  await page.goto(`${tabbed}#research`)
  await expect(page.getByRole('tabpanel', { name: 'Research' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Research', exact: true })).toBeInViewport()
})

test('printing shows the panels of all tabs and hides the controls', async ({ page }) => {
  await page.goto(tabbed)
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  const hint = page.locator('.fold:not([open]) .article-part__hint').first()
  await expect(hint).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(hint).toBeHidden()
  for (const name of ['Overview', 'Benefits', 'Platforms', 'Research'])
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  for (const part of [
    '.reading-bar',
    '.article-contents',
    '.tabs__list',
    '.article__back',
    '.next-step',
    '.header__strip',
    '.header__menu',
    '.footer',
  ])
    await expect(page.locator(part), part).toBeHidden()
})

/** Text in the article that is not visible, except for screen-only controls. */
function unseenWords(): string[] {
  const walker = document.createTreeWalker(document.querySelector('.article__words')!, NodeFilter.SHOW_TEXT)
  const unseen: string[] = []
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement!
    if (part.closest('.article-part__hint, button, .button, [role=tablist], nav') || !walker.currentNode.textContent?.trim())
      continue
    if (!part.checkVisibility()) unseen.push(walker.currentNode.textContent)
  }
  return unseen
}

test('printing shows every word of every article, including closed sections', async ({ page }) => {
  for (const { slug } of plannedArticles) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/blogs/${slug}`)
    expect((await page.evaluate(unseenWords)).length, `${slug} has folds`).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(unseenWords), slug).toEqual([])
  }
})

test('every article is at most 4000 pixels high on a phone before anything is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { slug } of plannedArticles) {
    await page.goto(`/blogs/${slug}`)
    const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    expect(height, slug).toBeLessThanOrEqual(4000)
  }
})

test('the note above a difficult article names the helpline, without a warning that its number is unverified', async ({
  page,
}) => {
  await page.goto('/blogs/challenges-parents-india')
  const note = page.getByRole('main').locator('.notice').filter({ hasText: 'Before you read' })
  await expect(note.getByRole('link', { name: 'Tele-MANAS 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(note).not.toContainText(/not .*called/)
})

test('every citation mark in the text links to its source', async ({ page }) => {
  await page.goto(article)
  await page.getByRole('button', { name: 'Open all parts' }).click()
  for (const mark of await page.locator('.cited__mark a').all()) {
    const number = await mark.textContent()
    await expect(mark).toHaveAccessibleName(`Source ${number}`)
    await expect(page.locator(`.source-list__items > li:nth-child(${number})`)).toHaveAttribute('id', `source-${number}`)
  }
})

test('the blog is filtered by typing, shows the number of matches, and is complete again without a filter', async ({ page }) => {
  await page.goto('/blogs')
  const cards = page.locator('[data-article]').filter({ visible: true })
  const all = await cards.count()
  const found = page.getByRole('search').getByRole('status')
  await page.getByLabel('Find an article').fill('GRAND autism')
  await expect(found).toHaveText('1 article found.')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Explaining autism to a grandmother')
  await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeHidden()

  // A featured article has two cards and counts once.
  await page.getByLabel('Find an article').fill('what is autism?')
  await expect(cards.filter({ hasText: 'What is autism?' })).toHaveCount(2)
  const different = new Set(await cards.evaluateAll((list) => list.map((card) => card.getAttribute('data-article')))).size
  await expect(found).toHaveText(different === 1 ? '1 article found.' : `${different} articles found.`)

  await page.getByLabel('Find an article').fill('zebra')
  await expect(found).toHaveText('No article has these words. Try another word.')
  await page.getByLabel('Find an article').fill('')
  await expect(cards).toHaveCount(all)
  await expect(found).toBeEmpty()
})

test('under /hi an article available only in English says so, and the article with a Hindi short version comes first in the list', async ({
  page,
}) => {
  await page.goto('/hi/blogs/building-private-community')
  await expect(page.getByText('यह पेज अंग्रेज़ी में है।')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to Blogs' })
  expect(await back.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await back.click()
  await expect(page).toHaveURL('/hi/blogs')
  await page.getByLabel('Find an article').fill('दादी')
  const cards = page.locator('[data-article]').filter({ visible: true })
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link', { name: 'दादी-नानी को ऑटिज़्म कैसे समझाएँ' }).click()
  await expect(page).toHaveURL('/hi/blogs/explaining-autism-to-grandmother')
  await expect(page.getByText('यह पेज अंग्रेज़ी में है।')).toHaveCount(0)
  await page.getByRole('link', { name: 'पूरा लेख अंग्रेज़ी में पढ़ें' }).click()
  await expect(page).toHaveURL('/blogs/explaining-autism-to-grandmother')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all tab panels are shown one below the other, with links to them', async ({ page }) => {
    await page.goto(tabbed)
    for (const name of ['Overview', 'Benefits', 'Platforms', 'Research'])
      await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
    await page.getByRole('link', { name: 'Explore Platforms' }).click()
    await expect(page.getByRole('heading', { name: 'Platforms', exact: true })).toBeInViewport()
  })

  test('the blog lists every article, and no filter', async ({ page }) => {
    await page.goto('/blogs')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'What is autism?' }).first()).toBeVisible()
    await expect(page.getByLabel('Find an article')).toBeHidden()
  })
})
