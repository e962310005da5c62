import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainWords } from '@ankur/screening'
import { expect, openFold, readToTheEnd, signIn, signUp, test, type Parent } from '../fixtures.ts'
import { type Site, startSite } from '../site.ts'

interface Line {
  readonly id: number
  readonly text: string
}

/** An endpoint that implements the chat protocol; `behave` decides its response. */
async function startEndpoint() {
  const requests: string[] = []
  const state = { behave: (response: ServerResponse, lines: Line[]) => say(response, lines) }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      requests.push(text)
      const { messages } = JSON.parse(text) as { messages: { content: string }[] }
      state.behave(response, (JSON.parse(messages[1]?.content ?? '{}') as { lines: Line[] }).lines)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, requests, state, close: () => server.close() }
}

function say(response: ServerResponse, lines: Line[]): void {
  const content = JSON.stringify({
    lines: lines.map(({ id, text }) => ({ id, text: text.replaceAll('Your child', 'This child') })),
  })
  response.end(JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content } }] }))
}

test('a family can request the explanation in the words of an AI model, marked as such, and switch back', async ({ page }) => {
  test.setTimeout(120_000)
  const endpoint = await startEndpoint()
  const site = await startSite({ AI_BASE_URL: endpoint.url, AI_MODEL: 'plain-speaker' })
  try {
    const asha = await signUp(site)
    await signIn(site, page, asha)
    const id = await storedResult(site, asha)
    await page.goto(`${site.url}/autism-test/results?id=${id}`)
    await page.locator('.headline').waitFor()
    await readToTheEnd(page)
    const written = await openFold(page, 'About your answers')
    await expect(written.getByText('Your child does not yet look where you point.')).toBeVisible()
    await expect(written.getByText('no AI model is in use here', { exact: false })).toBeVisible()

    await written.getByText('See this in simpler words').click()
    const consent = written.getByRole('checkbox', { name: 'I agree to send these lines to the AI model "plain-speaker".' })
    await expect(consent).not.toBeChecked()
    // Without consent it shows what is missing, and sends no request.
    await written.getByRole('button', { name: 'Show simpler words' }).click({ force: true })
    expect(endpoint.requests).toEqual([])

    // A response that fails our checks is never shown.
    endpoint.state.behave = (response, lines) =>
      say(
        response,
        lines.map(({ id: line }) => ({ id: line, text: 'Your child is autistic.' })),
      )
    await consent.check()
    await written.getByRole('button', { name: 'Show simpler words' }).click()
    await expect(written.getByText("The AI model's words did not pass our checks. Our own text stays.")).toBeVisible()
    await expect(written.getByText('Your child is autistic.', { exact: true })).toHaveCount(0)

    endpoint.state.behave = say
    await written.getByRole('button', { name: 'Show simpler words' }).click()
    await expect(written.getByText('This child does not yet look where you point.')).toBeVisible()
    await expect(written.getByText('Reworded by the AI model "plain-speaker"', { exact: false })).toBeVisible()
    await expect(written.getByText('no AI model is in use here', { exact: false })).toHaveCount(0)
    expect(endpoint.requests.join()).not.toMatch(/asha/i)

    await page.reload()
    await page.locator('.headline').waitFor()
    await readToTheEnd(page)
    await openFold(page, 'About your answers')
    await written.getByRole('button', { name: 'Show our own text' }).click()
    await expect(written.getByText('Your child does not yet look where you point.')).toBeVisible()

    await page.goto(`${site.url}/account`)
    await page.getByRole('heading', { name: 'Your data', level: 1 }).waitFor()
    await readToTheEnd(page)
    await page.getByRole('button', { name: 'Withdraw consent: Help from an AI model' }).click()
    await expect(page.getByText('You have withdrawn your consent: Help from an AI model.')).toBeVisible()
    await page.goto(`${site.url}/autism-test/results?id=${id}`)
    await page.locator('.headline').waitFor()
    await readToTheEnd(page)
    await openFold(page, 'About your answers')
    await expect(written.getByText('Your child does not yet look where you point.')).toBeVisible()
    await expect(written.getByText('See this in simpler words')).toBeVisible()
  } finally {
    await site.close()
    endpoint.close()
  }
})

/** A result with nine answers that count, stored on the server. */
async function storedResult(site: Site, { id: userId, accessToken }: Parent): Promise<string> {
  const counted = [1, 3, 7, 9, 10, 14, 15, 16, 18]
  const responses = plainWords.items.map(({ id, concernAnswer }) => ({
    questionId: id,
    answer: counted.includes(id) === (concernAnswer === 'yes') ? 'yes' : 'no',
  }))
  const response = await fetch(`${site.url}/functions/v1/analyze-autism-test`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ responses, userId }),
  })
  return ((await response.json()) as { assessment: { id: string } }).assessment.id
}
