/** `npm run admin -- contact …`: reads contact messages, also without a mail server. */
import type { AdminCommand, AdminTools } from '../platform/platform.ts'
import { writeReference } from './reference.ts'
import { deleteMessage, findMessage, listMessages, markDone, type StoredMessage } from './store.ts'

const MAX_LISTED = 500

export const contactCommand: AdminCommand = {
  usage: ['contact list [--all]', 'contact show REFERENCE', 'contact done REFERENCE', 'contact delete REFERENCE'],
  read([verb = '', argument, ...surplus]) {
    if (surplus.length > 0) return null
    if (verb === 'list' && argument === undefined) return (tools) => list(tools, false)
    if (verb === 'list' && argument === '--all') return (tools) => list(tools, true)
    const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!work || argument === undefined) return null
    return async (tools) => {
      const output = await work(tools, writeReference(argument))
      if (output === null) throw new Error(`There is no message ${argument}.`)
      return output
    }
  },
}

type Verb = (tools: AdminTools, reference: string) => Promise<string | null>

const verbs: Readonly<Record<string, Verb>> = {
  async show({ db }, reference) {
    const found = await findMessage(db, reference)
    return found && toLetter(found)
  },
  async done({ db, clock }, reference) {
    return (await markDone(db, reference, new Date(clock.nowMs()))) ? `${reference} is done.` : null
  },
  async delete({ db }, reference) {
    return (await deleteMessage(db, reference)) ? `${reference} is deleted.` : null
  },
}

async function list({ db }: AdminTools, alsoDone: boolean): Promise<string> {
  const found = await listMessages(db, { alsoDone, most: MAX_LISTED + 1 })
  if (found.length === 0) return alsoDone ? 'There are no messages.' : 'There are no open messages.'
  const lines = found.slice(0, MAX_LISTED).map(toLine)
  return [...lines, ...(found.length > MAX_LISTED ? [`These are the first ${MAX_LISTED}; there are more.`] : [])].join('\n')
}

function toLine({ reference, receivedAt, state, firstName, lastName, email, subject }: StoredMessage): string {
  return [reference, minuteOf(receivedAt), state, `${firstName} ${lastName} <${email}>`, subject].join('  ')
}

function toLetter(message: StoredMessage): string {
  const { reference, receivedAt, doneAt, language, firstName, lastName, email, subject } = message
  return [
    `Reference: ${reference}`,
    `Received:  ${minuteOf(receivedAt)}`,
    `State:     ${doneAt ? `done since ${minuteOf(doneAt)}` : 'open'}`,
    `From:      ${firstName} ${lastName} <${email}>`,
    `Language:  ${language}`,
    `Subject:   ${subject}`,
    '',
    message.message,
  ].join('\n')
}

function minuteOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
