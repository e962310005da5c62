/**
 * Firefox's accessibility tree, which NVDA also reads. It is in the browser's own scope: WebDriver BiDi runs a script
 * there if Firefox was started with `--remote-allow-system-access`. One message reads the whole tree; the command
 * `browsingContext.locateNodes` would need one for each role and name.
 */
import { tidy, type Accessible, type States } from './accessible.ts'

/** A BiDi session's way to send a command. */
export type SendCommand = (method: string, params: object) => Promise<unknown>

/** Firefox's own names; `states` are separated by spaces. */
interface FirefoxNode {
  readonly role: string
  readonly ariaRole: string
  readonly name: string
  readonly description: string
  readonly value: string
  readonly language: string
  readonly states: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly FirefoxNode[]
}

export async function firefoxTree(send: SendCommand, url: string): Promise<Accessible> {
  const { contexts } = (await send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })) as {
    contexts: { context: string; url: string }[]
  }
  const browser = contexts.find((each) => each.url.endsWith('browser.xhtml'))
  const answer = (await send('script.callFunction', {
    functionDeclaration: String(readNodes),
    awaitPromise: true,
    target: { context: browser?.context },
    arguments: [{ type: 'string', value: url }],
  })) as { result?: { value: string }; exceptionDetails?: { text: string } }
  if (!answer.result) throw new Error(`Firefox's accessibility tree: ${answer.exceptionDetails?.text}`)
  return toAccessible(JSON.parse(answer.result.value) as FirefoxNode)
}

const roles: Readonly<Record<string, string>> = {
  'text leaf': 'text',
  whitespace: 'text',
  'internal frame': 'iframe',
  summary: 'fold',
  'password text': 'textbox',
  image: 'img',
  graphic: 'img',
}
const byTag: Readonly<Record<string, string>> = { label: 'label', legend: 'legend', summary: 'fold', br: 'line break' }

function toAccessible(node: FirefoxNode): Accessible {
  const role = roleOf(node)
  const { level } = node.attributes
  const hasValue = !['text', 'link', 'heading'].includes(role)
  return {
    role,
    name: role === 'text' ? node.name : tidy(node.name),
    description: tidy(node.description),
    value: hasValue ? tidy(node.value) : '',
    ...(role === 'heading' && { level: Number(level) }),
    language: node.language,
    states: statesOf(node, role),
    children: node.children.filter((child) => child.role !== 'list item marker').map(toAccessible),
  }
}

function roleOf({ role, ariaRole, attributes }: FirefoxNode): string {
  return byTag[attributes.tag ?? ''] ?? roles[role] ?? roles[ariaRole] ?? (ariaRole || 'generic')
}

function statesOf({ states, attributes }: FirefoxNode, role: string): States {
  const all = new Set(states.split(' '))
  const canExpand = all.has('expandable') || all.has('expanded') || all.has('collapsed')
  return {
    ...(all.has('checkable') && { checked: all.has('checked') }),
    ...(attributes.pressed !== undefined && { pressed: attributes.pressed === 'true' }),
    ...(canExpand && { expanded: all.has('expanded') }),
    selected: all.has('selected'),
    required: all.has('required'),
    disabled: all.has('unavailable'),
    // Firefox marks all that is no field.
    readonly: role === 'textbox' && all.has('readonly'),
    focused: all.has('focused'),
    invalid: role !== 'form' && all.has('invalid'),
  }
}

/** What the function below uses of Firefox's internal interfaces. */
interface FirefoxAccessible {
  readonly role: number
  readonly computedARIARole: string
  readonly name: string | null
  readonly description: string | null
  readonly value: string | null
  readonly language: string
  readonly attributes: { enumerate(): Iterable<{ key: string; value: string }> }
  readonly firstChild: FirefoxAccessible | null
  readonly nextSibling: FirefoxAccessible | null
  getState(state: { value?: number }, extra: { value?: number }): void
}

interface FirefoxScope {
  readonly Cc: Record<string, { getService(type: unknown): FirefoxService }>
  readonly Ci: { nsIAccessibilityService: unknown }
  readonly Services: { wm: { getEnumerator(type: string): Iterable<{ gBrowser: { browsers: FirefoxTab[] } }> } }
}

interface FirefoxTab {
  readonly currentURI: { readonly spec: string }
}

interface FirefoxService {
  getAccessibleFor(node: unknown): FirefoxAccessible | null
  getStringRole(role: number): string
  getStringStates(state: number, extra: number): { length: number; item(at: number): string }
}

/** Runs in Firefox's scope. Waits until the tab's process has sent its tree; the first request starts that. */
async function readNodes(url: string): Promise<string> {
  const { Cc, Ci, Services } = globalThis as unknown as FirefoxScope
  const service = Cc['@mozilla.org/accessibilityService;1']!.getService(Ci.nsIAccessibilityService)
  const tab = [...Services.wm.getEnumerator('navigator:browser')]
    .flatMap(({ gBrowser }) => gBrowser.browsers)
    .find(({ currentURI }) => currentURI.spec === url)
  const statesOf = (node: FirefoxAccessible) => {
    const [state, extra]: [{ value?: number }, { value?: number }] = [{}, {}]
    node.getState(state, extra)
    const names = service.getStringStates(state.value ?? 0, extra.value ?? 0)
    return Array.from({ length: names.length }, (_, at) => names.item(at))
  }
  const read = (node: FirefoxAccessible): object => {
    const children: object[] = []
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(read(child))
    return {
      role: service.getStringRole(node.role),
      ariaRole: node.computedARIARole,
      name: node.name ?? '',
      description: node.description ?? '',
      value: node.value ?? '',
      language: node.language,
      states: statesOf(node).join(' '),
      attributes: Object.fromEntries(Array.from(node.attributes.enumerate(), ({ key, value }) => [key, value])),
      children,
    }
  }
  for (let attempt = 0; attempt < 200; attempt++) {
    const page = service.getAccessibleFor(tab)?.firstChild
    if (page && !statesOf(page).includes('busy')) return JSON.stringify(read(page))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(tab ? 'the page stays busy' : 'no tab shows the page')
}
