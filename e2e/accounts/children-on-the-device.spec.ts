/** The children of an account on a phone that others use too: no name of them is left after a sign-out, and nothing is lost. */
import type { Page } from '@playwright/test'
import { expect, signIn, signUp, test, type Parent } from '../fixtures.ts'
import { playables } from '../games/play.ts'
import type { Site } from '../site.ts'
import { openAdultSettings, toggleSection } from '../talk/talk-board.ts'

async function addChildren({ url }: Site, { accessToken }: Parent, names: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  for (const nickname of names)
    await fetch(`${url}/api/children`, { method: 'POST', headers, body: JSON.stringify({ nickname }) })
}

async function choosePlayer(page: Page, name: string): Promise<void> {
  await page.goto(playables.number_stacking.path)
  await page.getByRole('button', { name: 'Sound, words, movement' }).click()
  const chosen = page.waitForEvent('load')
  await page.getByRole('group', { name: 'Who is playing?' }).getByRole('button', { name }).click()
  await chosen
}

async function finishRound(page: Page): Promise<void> {
  const pieces = page.getByRole('group', { name: 'Pieces' }).getByRole('button')
  for (const floor of [1, 2, 3]) {
    await pieces.first().click()
    await page.getByRole('button', { name: `Floor ${floor} of 3, empty` }).click()
  }
  await expect(page.getByRole('heading', { level: 2, name: /^You / })).toBeVisible()
}

/** A board of nine words with a recording, which an adult makes for the child who plays. */
async function makeBoard(page: Page): Promise<void> {
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Words on the board')
  await page.getByRole('radio', { name: '9 words' }).check()
  await storeRecording(page)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await expect(cells(page)).toHaveCount(9)
}

const cells = (page: Page) => page.locator('.talk-grid [data-word]')
const recording = 'voice-first-en-more'

/** As the settings store one that was made with a microphone. */
async function storeRecording(page: Page): Promise<void> {
  await page.evaluate(async (id) => {
    const open = (version?: number) =>
      new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('ankur', version)
        request.onupgradeneeded = () => request.result.createObjectStore('talk-files', { keyPath: 'id' })
        request.onsuccess = () => done(request.result)
      })
    let database = await open()
    if (!database.objectStoreNames.contains('talk-files')) {
      database.close()
      database = await open(database.version + 1)
    }
    await new Promise((done) => {
      const transaction = database.transaction('talk-files', 'readwrite')
      transaction.objectStore('talk-files').put({ id, type: 'audio/webm', bytes: new Uint8Array([1]) })
      transaction.oncomplete = done
    })
    database.close()
  }, recording)
}

/** All that this browser stores for the site, as one text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => done(request.result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((done) => (all.onsuccess = done))
        texts.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return texts.join('\n')
  })
}

async function signOut(page: Page, button = 'Sign Out'): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL('/')
}

async function signInByForm(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('after a sign-out no stored text has the name of a child, and the next sign-in brings back level, garden and board', async ({
  page,
  site,
  parent,
}) => {
  await addChildren(site, parent, ['Gurleen', 'Simran'])
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
  await expect(page.getByText(/hidden until you sign in again/)).toHaveCount(0)
  await choosePlayer(page, 'Simran')
  await choosePlayer(page, 'Gurleen')
  await finishRound(page)
  await makeBoard(page)
  expect(await everythingStored(page)).toContain('Gurleen')
  await page.goto('/dashboard')
  await expect(page.getByText(/hidden until you sign in again/)).toBeVisible()
  await signOut(page)
  const left = await everythingStored(page)
  expect(left).not.toMatch(/gurleen|simran/i)
  expect(left).toContain(recording)

  await page.goto('/games/garden')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(0)
  await page.goto('/class')
  await expect(page.getByText('Gurleen')).toHaveCount(0)
  await page.goto('/talk')
  await expect(cells(page)).toHaveCount(20)
  // Where unused recordings are removed, and a new board must not have those of a hidden one.
  await openAdultSettings(page)
  expect(await everythingStored(page)).toContain(recording)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ankur-talk') ?? '').boards[0].id)).not.toBe('first')

  await signInByForm(page, parent)
  await expect.poll(() => everythingStored(page)).toContain('Gurleen')
  await page.goto('/games/garden')
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(1)
  await page.goto('/talk')
  await expect(cells(page)).toHaveCount(9)
  await page.goto('/class')
  await expect(page.getByRole('listitem', { name: 'Gurleen' }).getByText('Talk board: 9 words. Own words: 0.')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Simran' })).toBeVisible()
  expect(await everythingStored(page)).toContain(recording)
})

test('two families after each other on one phone: each finds its own children, also when a session ended by itself', async ({
  page,
  site,
  parent,
}) => {
  const other = await signUp(site, 'Bina')
  await addChildren(site, parent, ['Gurleen', 'Simran'])
  await addChildren(site, other, ['Meera', 'Zoya'])
  await choosePlayer(page, 'Gurleen')
  // As after thirty days: nobody pressed anything.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key)
  })
  await page.goto('/class')
  await expect(page.getByRole('listitem', { name: 'Gurleen' })).toBeVisible()

  await signInByForm(page, other)
  await expect.poll(() => everythingStored(page)).not.toContain('Gurleen')
  await choosePlayer(page, 'Meera')
  await finishRound(page)
  await signOut(page, 'Sign out only on this device')
  expect(await everythingStored(page)).not.toMatch(/gurleen|meera|zoya/i)

  await signInByForm(page, parent)
  await expect.poll(() => everythingStored(page)).toContain('Gurleen')
  await page.goto('/class')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await signOut(page)
  await signInByForm(page, other)
  await expect.poll(() => everythingStored(page)).toContain('Meera')
  expect(await everythingStored(page)).not.toContain('Gurleen')
  await page.goto('/games/garden')
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(1)
})

test('in a second tab the names go with the sign-out, and a press there stores none', async ({ page, site, parent, context }) => {
  await addChildren(site, parent, ['Gurleen', 'Simran', 'Meera'])
  await choosePlayer(page, 'Gurleen')
  const second = await context.newPage()
  await second.goto(site.url + playables.number_stacking.path)
  await second.getByRole('button', { name: 'Sound, words, movement' }).click()
  const who = second.getByRole('group', { name: 'Who is playing?' })
  await expect(who.getByRole('button', { name: 'Simran' })).toBeVisible()
  // The account is out, and the children are about to be put away.
  await page.goto('/games')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key)
  })
  await who.getByRole('button', { name: 'Simran' }).click()
  await expect(who.getByRole('button', { name: 'Simran' })).toHaveCount(0)
  expect(await everythingStored(second)).not.toContain('Simran')

  await signIn(site, page, parent)
  await second.reload()
  await second.getByRole('button', { name: 'Sound, words, movement' }).click()
  await expect(who.getByRole('button', { name: 'Simran' })).toBeVisible()
  await signOut(page)
  await expect(second.getByText('Simran')).toHaveCount(0)
  await expect(second.getByText('Gurleen')).toHaveCount(0)
  expect(await everythingStored(second)).not.toMatch(/gurleen|simran|meera/i)
})

test('without a connection at the sign-out the names go as soon as a page can load the code for it', async ({
  page,
  site,
  parent,
}) => {
  await addChildren(site, parent, ['Gurleen', 'Simran'])
  await choosePlayer(page, 'Gurleen')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
  await page.route('**/account-children*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.unroute('**/account-children*')
  await page.goto('/games')
  await expect.poll(() => everythingStored(page)).not.toContain('Gurleen')
  expect(await page.evaluate(() => localStorage.getItem('ankur-signed-out'))).toBeNull()
})

test('clearing a shared phone hides the children too', async ({ page, site, parent }) => {
  await addChildren(site, parent, ['Gurleen', 'Simran'])
  await choosePlayer(page, 'Gurleen')
  await page.goto('/dashboard')
  await page.getByText('If you share this device').click()
  await page.getByRole('button', { name: 'Clear this device now' }).click()
  await expect(page).toHaveURL('/')
  expect(await everythingStored(page)).not.toContain('Gurleen')
})

test('after an account is deleted its children stay on the device, nameless, with level and board', async ({
  page,
  site,
  parent,
}) => {
  await addChildren(site, parent, ['Gurleen', 'Simran'])
  await choosePlayer(page, 'Simran')
  await choosePlayer(page, 'Gurleen')
  await finishRound(page)
  await makeBoard(page)
  await page.goto('/account')
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  expect(await everythingStored(page)).not.toMatch(/gurleen|simran/i)
  await page.goto('/games/garden')
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(1)
  await page.goto('/talk')
  await expect(cells(page)).toHaveCount(9)
})
