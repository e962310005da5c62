/**
 * What a screen reader announces on a page, swiping from stop to stop, as lines of text. Roles and states are in square
 * brackets, since each screen reader words those itself.
 */
import { tidy, type Accessible, type States } from './accessible.ts'

/** Announced as one stop, with all their contents. */
const stops = new Set(
  'button checkbox combobox heading img link meter menuitem option progressbar radio scrollbar searchbox slider spinbutton splitter switch tab textbox fold'.split(
    ' ',
  ),
)
/** Announced when the reader enters them. */
const places = new Set(
  'alert alertdialog application banner complementary contentinfo dialog figure form group list log main navigation radiogroup region status tablist tabpanel table toolbar iframe'.split(
    ' ',
  ),
)
const quiet = new Set(['figure', 'form', 'group', 'region'])
const messages = new Set(['alert', 'log', 'status'])
/** Text inside and outside the edge of a block are two stops. */
const blocks = new Set('paragraph listitem label term definition cell row rowheader columnheader legend'.split(' '))

/** `page`: the root of the tree, with the title and the language of the page. */
export function spoken(page: Accessible): string {
  const lines = [`page: ${page.name} [in ${page.language}]`]
  let words: string[] = []
  const end = () => {
    const text = tidy(words.join(''))
    if (text) lines.push(text)
    words = []
  }
  const say = (part: Accessible, outer: string | undefined) => {
    const { role, name, language = outer } = part
    const children = () => {
      for (const child of part.children) say(child, language)
    }
    const foreign = language === outer ? '' : ` [in ${language}]`
    if (role === 'generic') return children()
    if (role === 'text') return void words.push(name)
    if (role === 'line break') return end()
    if (stops.has(role) && !(role === 'img' && !name)) {
      end()
      return void lines.push(stop(part) + foreign)
    }
    const isPlace = places.has(role)
    if (isPlace || blocks.has(role)) end()
    // A part without a name, and an empty live region, are not announced.
    const isSilent = (quiet.has(role) && !name) || (messages.has(role) && !hasWords(part))
    if (isPlace && !isSilent) {
      const count = role === 'list' ? ` of ${items(part)}` : ''
      lines.push(`(${[role + count, name].filter(Boolean).join(': ')})${described(part)}${foreign}`)
    }
    // The text that names a landmark was announced with it; its heading is still a stop.
    children()
    if (isPlace || blocks.has(role)) end()
  }
  for (const child of page.children) say(child, page.language)
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

function hasWords({ children }: Accessible): boolean {
  return children.some((child) => child.name.trim() !== '' || hasWords(child))
}

function stop(part: Accessible): string {
  const { role, name, level, value } = part
  return [
    name || '(nothing)',
    `[${role}${role === 'heading' ? ` ${level}` : ''}]`,
    ...states(part.states),
    ...(value && role !== 'checkbox' && role !== 'radio' ? [`[value ${value}]`] : []),
  ]
    .join(' ')
    .concat(described(part))
}

function states(has: States): string[] {
  return [
    has.checked !== undefined && (has.checked ? '[checked]' : '[not checked]'),
    has.pressed !== undefined && (has.pressed ? '[pressed]' : '[not pressed]'),
    has.expanded !== undefined && (has.expanded ? '[open]' : '[closed]'),
    has.selected && '[selected]',
    has.required && '[required]',
    has.disabled && '[off]',
    has.readonly && '[to read only]',
    has.focused && '[here]',
    has.invalid && '[wrong]',
  ].filter((state) => typeof state === 'string')
}

function described({ description }: Accessible): string {
  return description ? `, ${description}` : ''
}

function items({ children }: Accessible): number {
  return children.reduce((sum, child) => sum + (child.role === 'listitem' ? 1 : child.role === 'generic' ? items(child) : 0), 0)
}
