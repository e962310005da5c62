/**
 * What a screen reader announces on a page, swiping from stop to stop, as lines of text. Read from Chromium's
 * accessibility tree, which TalkBack and NVDA also use; roles and states are in square brackets, since each screen
 * reader words those itself.
 */
import type { CDPSession, Page } from '@playwright/test'

type Tree = Awaited<ReturnType<typeof readTree>>
type Part = Tree['nodes'][number]

/** Announced as one stop, with all their contents. */
const stops = new Set(
  'button checkbox combobox heading img link meter menuitem option progressbar radio scrollbar searchbox slider spinbutton splitter switch tab textbox DisclosureTriangle'.split(
    ' ',
  ),
)
/** Announced when the reader enters them. */
const places = new Set(
  'alert alertdialog application banner complementary contentinfo dialog figure form group list log main navigation radiogroup region status tablist tabpanel table toolbar Iframe'.split(
    ' ',
  ),
)
const quiet = new Set(['figure', 'form', 'group', 'region'])
const messages = new Set(['alert', 'log', 'status'])
/** Text inside and outside the edge of a block are two stops. */
const blocks = new Set('paragraph listitem LabelText term definition cell row rowheader columnheader Legend'.split(' '))

export async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const tree = await readTree(session)
  const languages = await readAttribute(session, 'lang')
  const amounts = await readAttribute(session, 'aria-valuetext')
  await session.detach()
  const byId = new Map(tree.nodes.map((part) => [part.nodeId, part]))
  const lines: string[] = []
  let words: string[] = []
  const end = () => {
    const text = tidy(words.join(''))
    if (text) lines.push(text)
    words = []
  }
  const say = (part: Part, outer: string) => {
    const role = part.role?.value as string
    const own = (part.backendDOMNodeId && languages.get(part.backendDOMNodeId)) || outer
    const children = () => {
      for (const id of part.childIds ?? []) say(byId.get(id)!, own)
    }
    const foreign = own === outer ? '' : ` [in ${own}]`
    if (part.ignored || role === 'none' || role === 'generic') return children()
    if (role === 'StaticText') return void words.push(nameOf(part))
    if (role === 'LineBreak') return end()
    if (role === 'ListMarker' || role === 'InlineTextBox') return
    if (stops.has(role) && !(role === 'img' && !nameOf(part))) {
      end()
      return void lines.push(stop(part, role, amounts.get(part.backendDOMNodeId ?? -1)) + foreign)
    }
    const isPlace = places.has(role)
    if (isPlace || blocks.has(role)) end()
    // A part without a name, and an empty live region, are not announced.
    const isSilent = (quiet.has(role) && !nameOf(part)) || (messages.has(role) && !hasWords(part, byId))
    if (isPlace && !isSilent) {
      const count = role === 'list' ? ` of ${items(part, byId)}` : ''
      lines.push(`(${[role + count, nameOf(part)].filter(Boolean).join(': ')})${described(part)}${foreign}`)
    }
    // The text that names a landmark was announced with it; its heading is still a stop.
    children()
    if (isPlace || blocks.has(role)) end()
  }
  const root = tree.nodes[0]!
  const language = await page.evaluate(() => document.documentElement.lang)
  lines.push(`page: ${nameOf(root)} [in ${language}]`)
  for (const id of root.childIds ?? []) say(byId.get(id)!, language)
  end()
  return `${lines.filter((line, at) => !isLabelBeside(line, [lines[at - 1], lines[at + 1]])).join('\n')}\n`
}

/** A label right beside its field is announced with the field. */
function isLabelBeside(line: string, beside: readonly (string | undefined)[]): boolean {
  return beside.some(
    (other) =>
      other !== undefined &&
      new RegExp(`^ \\[(checkbox|radio|switch|textbox|spinbutton|combobox|slider)\\]`).test(other.slice(line.length)) &&
      other.startsWith(line),
  )
}

function hasWords(part: Part, byId: ReadonlyMap<string, Part>): boolean {
  return (part.childIds ?? []).some((id) => {
    const child = byId.get(id)!
    return (!child.ignored && nameOf(child).trim() !== '') || hasWords(child, byId)
  })
}

async function readTree(session: CDPSession) {
  return await session.send('Accessibility.getFullAXTree')
}

/** The values of an attribute by node: lang, and aria-valuetext, which the tree does not include. */
async function readAttribute(session: CDPSession, name: string): Promise<Map<number, string>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `body [${name}]` })
  const found = await Promise.all(nodeIds.map(async (nodeId) => (await session.send('DOM.describeNode', { nodeId })).node))
  return new Map(
    found.map(({ backendNodeId, attributes = [] }) => [backendNodeId, attributes[attributes.indexOf(name) + 1] ?? '']),
  )
}

function stop(part: Part, role: string, amount: string | undefined): string {
  const level = property(part, 'level')
  const value = tidy(amount ?? String(part.value?.value ?? ''))
  return [
    nameOf(part) || '(nothing)',
    `[${role === 'DisclosureTriangle' ? 'fold' : role}${role === 'heading' ? ` ${String(level)}` : ''}]`,
    ...states(part),
    ...(value && role !== 'checkbox' && role !== 'radio' ? [`[value ${value}]`] : []),
  ]
    .join(' ')
    .concat(described(part))
}

function states(part: Part): string[] {
  const announcements: string[] = []
  const is = (name: string) => property(part, name) === true || property(part, name) === 'true'
  const has = (name: string) => property(part, name) !== undefined
  if (has('checked')) announcements.push(is('checked') ? '[checked]' : '[not checked]')
  if (has('pressed')) announcements.push(is('pressed') ? '[pressed]' : '[not pressed]')
  if (has('expanded')) announcements.push(is('expanded') ? '[open]' : '[closed]')
  if (is('selected')) announcements.push('[selected]')
  if (is('required')) announcements.push('[required]')
  if (is('disabled')) announcements.push('[off]')
  if (is('readonly')) announcements.push('[to read only]')
  if (is('focused')) announcements.push('[here]')
  if (has('invalid') && property(part, 'invalid') !== 'false') announcements.push('[wrong]')
  return announcements
}

function described(part: Part): string {
  const description = tidy(String(part.description?.value ?? ''))
  return description ? `, ${description}` : ''
}

function nameOf(part: Part): string {
  const name = String(part.name?.value ?? '')
  return part.role?.value === 'StaticText' ? name : tidy(name)
}

function property(part: Part, name: string): unknown {
  return part.properties?.find((each) => each.name === name)?.value.value
}

function items(list: Part, byId: ReadonlyMap<string, Part>): number {
  return (list.childIds ?? []).reduce((sum, id) => {
    const child = byId.get(id)!
    return (
      sum + (child.role?.value === 'listitem' ? 1 : child.ignored || child.role?.value === 'generic' ? items(child, byId) : 0)
    )
  }, 0)
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
