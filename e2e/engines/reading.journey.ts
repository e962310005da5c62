/** Pages that are read, the menus and the comfort settings. */
import { banner, button, css, dialog, heading, link, main, radio, status } from './tab.ts'
import { desk, expect, hasFocus, isAt, journey, reads, sees, seesNo } from './journey.ts'

journey('a page that is read: its menu opens by press and key, and leads on', async ({ tab }) => {
  await tab.open('/')
  await tab.press(css('summary', banner))
  await sees(tab, link('Home', css('nav', banner)))
  await tab.key('Escape')
  await seesNo(tab, link('Home', css('nav', banner)))
  await hasFocus(tab, css('summary', banner))
  await tab.press(link('More about drag and drop code'))
  await isAt(tab, '/about-us')
  await sees(tab, heading(/Drag/))
})
journey('comfort settings hold at once, from the next first paint, and go back', async ({ tab }) => {
  const fontSize = () => tab.run(() => getComputedStyle(document.documentElement).fontSize, null)
  const theme = () => tab.run(() => document.documentElement.dataset.theme, null)
  await tab.open('/')
  await tab.press(button('Comfort settings'))
  const settings = dialog('Comfort settings')
  await sees(tab, settings)
  await tab.press(radio('Calm', settings))
  await tab.press(radio('150%', settings))
  expect(await fontSize()).toBe('24px')
  await tab.key('Escape')
  await seesNo(tab, settings)
  await hasFocus(tab, button('Comfort settings'))
  await tab.open('/sign-in')
  expect(await theme()).toBe('calm')
  expect(await fontSize()).toBe('24px')
  await tab.press(button('Comfort settings'))
  await tab.press(button('Back to standard', settings))
  await reads(tab, status(undefined, settings), 'All settings are back to standard.')
  expect(await fontSize()).toBe('16px')
})

journey('a wide screen: no page is wider than its window', async ({ newTab }) => {
  const tab = await newTab({ size: desk })
  await tab.open('/')
  await tab.open('/hi')
  await sees(tab, main)
  expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth, null)).toBeLessThanOrEqual(0)
})
