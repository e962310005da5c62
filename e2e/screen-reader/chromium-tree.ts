/** Chromium's accessibility tree, which TalkBack and NVDA also use, by its own protocol. */
import type { CDPSession, Page } from '@playwright/test'
import { tidy, type Accessible, type States } from './accessible.ts'

type Node = Awaited<ReturnType<typeof readNodes>>[number]

const roles: Readonly<Record<string, string>> = {
  StaticText: 'text',
  LineBreak: 'line break',
  DisclosureTriangle: 'fold',
  LabelText: 'label',
  Legend: 'legend',
  Iframe: 'iframe',
  image: 'img',
  none: 'generic',
}
/** Repeat their parent's text, or are no text. */
const dropped = new Set(['ListMarker', 'InlineTextBox'])

export async function chromiumTree(page: Page): Promise<Accessible> {
  const session = await page.context().newCDPSession(page)
  const nodes = await readNodes(session)
  const languages = await readAttribute(session, 'lang')
  const amounts = await readAttribute(session, 'aria-valuetext')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const toAccessible = (node: Node): Accessible => {
    const role = roleOf(node)
    const language = languages.get(node.backendDOMNodeId ?? -1)
    const level = property(node, 'level')
    return {
      role,
      name: role === 'text' ? String(node.name?.value ?? '') : tidy(String(node.name?.value ?? '')),
      description: tidy(String(node.description?.value ?? '')),
      value: tidy(amounts.get(node.backendDOMNodeId ?? -1) ?? String(node.value?.value ?? '')),
      ...(level !== undefined && { level: Number(level) }),
      ...(language && { language }),
      states: statesOf(node),
      children: (node.childIds ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .filter((child) => child.ignored || !dropped.has(child.role?.value as string))
        .map(toAccessible),
    }
  }
  return { ...toAccessible(nodes[0]!), language: await page.evaluate(() => document.documentElement.lang) }
}

function roleOf({ ignored, role }: Node): string {
  const own = role?.value as string
  return ignored ? 'generic' : (roles[own] ?? own)
}

async function readNodes(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes
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

function statesOf(node: Node): States {
  const is = (name: string) => property(node, name) === true || property(node, name) === 'true'
  const ifKnown = (name: string) => property(node, name) !== undefined && { [name]: is(name) }
  const invalid = property(node, 'invalid')
  return {
    ...ifKnown('checked'),
    ...ifKnown('pressed'),
    ...ifKnown('expanded'),
    selected: is('selected'),
    required: is('required'),
    disabled: is('disabled'),
    readonly: is('readonly'),
    focused: is('focused'),
    invalid: invalid !== undefined && invalid !== 'false',
  }
}

function property(node: Node, name: string): unknown {
  return node.properties?.find((each) => each.name === name)?.value.value
}
