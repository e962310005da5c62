/**
 * From sign-up to the summary of twenty answers, and the steps after it: follow-up, PDF, share link for the doctor, and a
 * page offline.
 */
import { screening, calmAnswers } from '../fixtures.ts'
import { expect, expectAddress, journey, expectText, expectVisible, expectHidden, openSignedIn } from './journey.ts'
import { sheetsOf, useSheetsOfPaper } from '../printed-sheets.ts'
import { button, checkbox, css, heading, main, region, textbox } from './tab.ts'

journey('a medium-risk total leads to the follow-up, and each answer to its next question', async ({ tab, site }) => {
  const parent = await openSignedIn(tab, site)
  const id = await screening(site, parent, [7, 9, 11])
  await tab.open(`/autism-test/follow-up/${id}`)
  await tab.press(checkbox('Points with one finger'))
  await expect.poll(async () => (await tab.look(checkbox('Points with one finger'))).isChecked).toBe(true)
  await tab.press(button('Next'))
  await expectVisible(tab, heading('Why does your child point?'))
  await tab.press(button('Sometimes only so that I see it too'))
  await tab.back()
  await expectVisible(tab, heading('Why does your child point?'))
})

journey('a summary is saved as a file, and a share link opens it for another visitor', async ({ tab, site, newTab }) => {
  const parent = await openSignedIn(tab, site)
  const id = await screening(site, parent, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await tab.open(`/autism-test/results?id=${id}`)
  await expectVisible(tab, heading(/Many signs/))
  await tab.key('Control+End')
  await tab.press(button('Save PDF'))
  await expectText(tab, main, /ankur-\S+\.pdf is saved/)
  await tab.press(button('Send'))
  const link = region('Share a link')
  await tab.press(checkbox(/^I agree/, link))
  await tab.press(button('Make a link', link))
  await expectVisible(tab, textbox('The link', link))
  const { value } = await tab.look(textbox('The link', link))
  const theirs = await newTab()
  await theirs.open(value)
  await expectText(theirs, main, /Many signs/)
})

journey('a summary is printed on one sheet', async ({ tab, site }) => {
  const parent = await openSignedIn(tab, site)
  const id = await screening(site, parent, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await tab.open(`/autism-test/results?id=${id}`)
  await expectVisible(tab, heading('Your steps'))
  await tab.run(() => localStorage.setItem('ankur-comfort', JSON.stringify({ colours: 'dark' })), null)
  await tab.reload()
  await expectVisible(tab, heading('Your steps'))
  await tab.key('Control+End')
  await expectVisible(tab, button('Save PDF'))
  const paper = await tab.print()
  if (paper) expect(sheetsOf(paper)).toBe(1)
  await tab.run(useSheetsOfPaper, null)
  await expectHidden(tab, button('Save PDF'))
  const ink = await tab.run(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor], null)
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

journey('a page with few words is printed on one sheet: an empty class list, and a session without children', async ({ tab }) => {
  for (const path of ['/class', '/class/session']) {
    await tab.open(path)
    await expectText(tab, main, /No children yet\./)
    const paper = await tab.print()
    if (paper) expect(sheetsOf(paper), path).toBe(1)
  }
})

journey.describe('with a service worker', () => {
  journey.use({ serviceWorkers: 'allow' })

  journey('a page visited before opens again offline', async ({ tab, site }) => {
    await tab.open('/about-us')
    await tab.run(async () => void (await navigator.serviceWorker.ready), null)
    // On the second visit the service worker controls the page and caches it.
    await tab.open('/about-us')
    const { text } = await tab.look(css('h1'))
    await site.kill()
    await tab.reload()
    await expectText(tab, css('h1'), text)
    await site.restart()
    await expectAddress(tab, '/about-us')
  })
})

journey('a parent signs up, answers twenty questions and reads the summary', async ({ tab }) => {
  const [email, password] = [`meera-${tab.engine}-${Date.now()}@example.org`, 'mango tree 42']
  await tab.open('/sign-up')
  await tab.type(css('#fullName'), 'Meera Singh')
  await tab.type(css('#email'), email)
  await tab.type(css('#password'), password)
  await tab.type(css('#confirmPassword'), password)
  await tab.press(button('Create Account'))
  await expectAddress(tab, '/sign-in')
  await tab.type(css('#password'), password)
  await tab.press(button('Sign In', main))
  await expectAddress(tab, '/dashboard')
  await tab.open('/autism-test/question/1')
  for (const { questionId, answer } of calmAnswers) {
    await expectAddress(tab, `/autism-test/question/${questionId}`)
    await tab.press(button(answer === 'yes' ? 'Yes' : 'No'))
  }
  await tab.press(button('Open my summary'))
  await expectAddress(tab, /^\/autism-test\/results\?id=[0-9a-f-]{36}$/)
  await expectVisible(tab, heading(/Few signs right now|How old is your child/))
  await tab.reload()
  await expectVisible(tab, heading(/Few signs right now|How old is your child/))
})
