/**
 * An educator's class list and session plan: thirty children on a phone, printed on one sheet, and no data leaves the
 * device.
 */
import { axeViolations } from '../every-page/axe-violations.ts'
import { enlargeText } from '../every-page/looks.ts'
import { expect, test } from '../fixtures.ts'
import { printedSheets } from '../printed-sheets.ts'

const friends = ['cat', 'duck', 'unicorn', 'elephant', 'rabbit', 'parrot'] as const

test('a class list of thirty is stored only on the device, printed as a plan on one page, exported as a file, and deleted', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto(`${site.url}/healthz`)
  const players = Array.from({ length: 30 }, (_, index) => ({ id: `p${index}`, friend: friends[index % 6], name: `K${index}` }))
  await page.evaluate((given) => localStorage.setItem('ankur-progress', JSON.stringify({ players: given })), players)
  await page.evaluate(() => {
    const board = 'board-of-p3'
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: board, name: 'K3' }], ofPlayers: { p3: board } }))
    localStorage.setItem('ankur-talk-use', JSON.stringify({ ticked: [board], logs: { [board]: {} } }))
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.goto('/class')
  const children = page.getByRole('listitem').filter({ has: page.getByLabel('Initials') })
  await expect(children).toHaveCount(30)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await children.nth(3).getByLabel('Note').fill('Pampoosh first')
  await children.nth(3).getByRole('button', { name: 'Let this child play' }).click()
  await expect(children.nth(3).getByRole('button', { name: 'Is playing now' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const file = page.getByRole('button', { name: 'Save, open or remove the list' })
  await file.click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const kept = await (await saving).path()

  await page.getByRole('link', { name: 'Plan a session' }).click()
  for (const name of ['K0', 'K1', 'K2', 'K3', 'K4', 'K5']) await page.getByRole('checkbox', { name, exact: true }).check()
  await expect(page.getByRole('checkbox', { name: 'K6', exact: true })).toBeDisabled()
  await page.getByRole('radio', { name: '40 minutes' }).check()
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await page.getByRole('button', { name: 'Another idea for: A way to talk' }).click()
  await expect(page.getByText('Hold up two things and let the child choose.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out: Goodbye' }).click()
  await page.reload()
  await expect(page.getByText('Hold up two things and let the child choose.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Goodbye/ })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  const [plan, ...otherSheets] = await printedSheets(await page.pdf({ preferCSSPageSize: true }))
  expect(otherSheets).toEqual([])
  // One title, every part, every child, and nothing to press.
  expect(plan).toMatch(/Session plan Day: Place: Part How it went Hello/)
  expect(plan).not.toMatch(/Plan a session|Another idea|Back to/)
  for (const text of ['K0:', 'K5:', 'Hold up two things and let the child choose.', 'A child may say no to any part.'])
    expect(plan).toContain(text)

  await page.getByRole('link', { name: 'Back to the class list' }).click()
  await file.click()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('Nothing of it remains on this device.')).toBeVisible()
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))))
  expect(left).not.toMatch(/Pampoosh|K3|p3/)
  // Whole words: the name of a file may contain any letters.
  expect(sent.filter((each) => /Pampoosh|\bK3\b/.test(each))).toEqual([])

  await page.getByLabel('Open a file').setInputFiles(kept)
  await expect(page.getByText('Children added: 30.')).toBeVisible()
  await expect(children.nth(3).getByLabel('Note')).toHaveValue('Pampoosh first')
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":7}') })
  await expect(page.getByText('This file is not a class list. Nothing was changed.')).toBeVisible()
})

test('a class list prints every child with the whole note from a phone, and an empty one says so on one sheet', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/class')
  await expect(page.getByText('No children yet.')).toBeVisible()
  const [empty, ...afterEmpty] = await printedSheets(await page.pdf({ preferCSSPageSize: true }))
  expect(afterEmpty).toEqual([])
  expect(empty).toMatch(/Class list No children yet\. Add the first one\. Ludhiana/)

  await page.goto(`${site.url}/healthz`)
  const note = 'Likes trains and water play, needs ear covers in the yard and a short, calm bye'
  const players = Array.from({ length: 30 }, (_, index) => ({
    id: `p${index}`,
    friend: friends[index % 6],
    name: `K${index}`,
    note,
  }))
  await page.evaluate((given) => localStorage.setItem('ankur-progress', JSON.stringify({ players: given })), players)
  await page.goto('/class')
  await expect(page.getByRole('listitem', { name: 'K29' })).toBeVisible()
  const sheets = await printedSheets(await page.pdf({ preferCSSPageSize: true }))
  const list = sheets.join(' ')
  for (const { name } of players) expect(list).toMatch(new RegExp(`\\b${name}\\b`))
  expect(list.match(/calm bye/g), 'ends of notes').toHaveLength(30)
  expect(list).not.toMatch(/Remove|Let this child play|Initials|Plan a session/)
  expect(sheets.length).toBeLessThanOrEqual(2)
})

test('nothing that is typed or planned on /class is in any request, also for a signed-in educator', async ({ page, parent }) => {
  const sent: string[] = []
  const written: string[] = []
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    sent.push(line)
    if (request.method() !== 'GET' && /\/class(\/session)?$/.test(new URL(page.url()).pathname)) written.push(line)
  })
  expect(parent.id).not.toBe('')
  await page.goto('/class')
  for (const [index, [letters, note]] of (
    [
      ['ZQXJ', 'Wombatine before noon'],
      ['VKYW', 'Quokkaish after lunch'],
    ] as const
  ).entries()) {
    await page.getByRole('button', { name: 'Add a child' }).click()
    const child = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Initials') })
      .nth(index)
    await child.getByLabel('Initials').pressSequentially(letters)
    await child.getByLabel('Note').pressSequentially(note)
  }
  await page.getByRole('listitem', { name: 'VKYW' }).getByRole('button', { name: 'Let this child play' }).click()
  await page.getByRole('link', { name: 'Plan a session' }).click()
  for (const name of ['ZQXJ', 'VKYW']) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await page.getByRole('button', { name: 'Another idea for: A way to talk' }).click()
  await expect(page.getByText('VKYW: ')).toBeVisible()
  await page.reload()
  await expect(page.getByText('VKYW: ')).toBeVisible()
  const ids = await page.evaluate(() => {
    const { players } = JSON.parse(localStorage.getItem('ankur-progress') ?? '{}') as { players: { id: string }[] }
    return players.map(({ id }) => id)
  })
  expect(ids).toHaveLength(2)
  // Where a family's own play days would be sent from.
  for (const path of ['/games', '/talk', '/dashboard', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const secrets = ['ZQXJ', 'VKYW', 'Wombatine', 'Quokkaish', ...ids]
  expect(sent.filter((line) => secrets.some((each) => line.includes(each)))).toEqual([])
  expect(written).toEqual([])
  expect(sent.some((line) => line.includes('/api/'))).toBe(true)
})

test('the pages for adults have no sideways scroll at 200 % text, and their fields are large enough for a finger', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.url}/healthz`)
  const players = friends.map((friend, index) => ({ id: `p${index}`, friend, name: 'WWWW' }))
  await page.evaluate((given) => localStorage.setItem('ankur-progress', JSON.stringify({ players: given })), players)
  for (const [path, label] of [
    ['/class', 'Initials'],
    ['/games/for-adults', 'Name, if you like'],
  ] as const) {
    await page.goto(path)
    const field = page.getByLabel(label).first()
    await expect(field).toBeVisible()
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // Beside each other or below each other, never over each other.
    expect(await field.evaluate((box) => box.scrollWidth <= box.closest('label')!.clientWidth)).toBe(true)
    await enlargeText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
