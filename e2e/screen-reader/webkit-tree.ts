/**
 * A page as WebKit gives it to VoiceOver. WebDriver has the role and the name of an element, but no tree: order and
 * text come from the rendered document, and states and descriptions from its attributes.
 */
import type { WebDriver, WebElement } from 'selenium-webdriver'
import { tidy, type Accessible, type States } from './accessible.ts'

/** An element, or the text of one. */
type RenderedNode = RenderedElement | string

interface RenderedElement {
  /** Index in `elements`. */
  readonly at: number
  readonly tag: string
  readonly description: string
  readonly value: string
  readonly level: number
  readonly language?: string
  readonly states: States
  readonly children: readonly RenderedNode[]
}

interface Rendered {
  readonly title: string
  readonly root: RenderedElement
  readonly elements: readonly WebElement[]
}

const byTag: Readonly<Record<string, string>> = { summary: 'fold', label: 'label', legend: 'legend', br: 'line break' }
const roles: Readonly<Record<string, string>> = { image: 'img', none: 'generic', presentation: 'generic', '': 'generic' }

export async function webKitTree(driver: WebDriver): Promise<Accessible> {
  const { title, root, elements }: Rendered = await driver.executeScript(`return (${readRendered})()`)
  const toAccessible = async (node: RenderedNode): Promise<Accessible> => {
    if (typeof node === 'string') return { role: 'text', name: node, description: '', value: '', states: {}, children: [] }
    const element = elements[node.at]!
    const own = await element.getAriaRole()
    const role = byTag[node.tag] ?? roles[own] ?? own
    const children: Accessible[] = []
    for (const child of node.children) children.push(await toAccessible(child))
    return {
      role,
      name: role === 'generic' || role === 'line break' ? '' : tidy(await element.getAccessibleName()),
      description: tidy(node.description),
      value: tidy(node.value),
      ...(role === 'heading' && { level: node.level }),
      ...(node.language && { language: node.language }),
      states: node.states,
      children,
    }
  }
  return { ...(await toAccessible(root)), name: title }
}

/** Runs in the page. References nothing outside itself, since it is sent as source text. */
function readRendered(): { title: string; root: object; elements: Element[] } {
  const elements: Element[] = []
  const root = { ...read(document.body), language: document.documentElement.lang }
  return { title: document.title, root, elements }

  function read(element: Element): object {
    const at = elements.push(element) - 1
    const field = element as HTMLInputElement
    const is = (name: string) => element.getAttribute(name) === 'true'
    const ifHas = (state: string, name: string) => element.hasAttribute(name) && { [state]: is(name) }
    const checkable = element.matches('input[type=checkbox], input[type=radio]')
    const entry = element.matches('input:not([type=checkbox], [type=radio], [type=file], [type=submit]), textarea, select')
    return {
      at,
      tag: element.localName,
      description: descriptionOf(element),
      value: element.getAttribute('aria-valuetext') ?? (entry ? field.value : ''),
      level: Number(element.getAttribute('aria-level') ?? element.localName.slice(1)),
      ...(element.hasAttribute('lang') && { language: element.getAttribute('lang') }),
      states: {
        ...(checkable ? { checked: field.checked } : ifHas('checked', 'aria-checked')),
        ...ifHas('pressed', 'aria-pressed'),
        ...ifHas('expanded', 'aria-expanded'),
        ...(element.localName === 'summary' && { expanded: (element.parentElement as HTMLDetailsElement).open }),
        selected: is('aria-selected'),
        required: field.required === true || is('aria-required'),
        disabled: field.disabled === true || is('aria-disabled'),
        readonly: (entry && field.readOnly === true) || is('aria-readonly'),
        focused: document.activeElement === element && element !== document.body,
        invalid: element.hasAttribute('aria-invalid') && !element.matches('[aria-invalid=false]'),
      },
      children: childrenOf(element),
    }
  }

  function childrenOf(element: Element): (object | string)[] {
    if (element.matches('input, textarea, select, iframe, video, audio, canvas, script, style, template, svg > title')) return []
    return [...element.childNodes].flatMap<object | string>((child) => {
      if (child.nodeType === Node.TEXT_NODE) return isShown(element) ? [child.textContent ?? ''] : []
      return child instanceof Element && isRendered(child) ? [read(child)] : []
    })
  }

  function isRendered(element: Element): boolean {
    if (element.matches('[aria-hidden=true], [inert]')) return false
    return element.checkVisibility() || getComputedStyle(element).display === 'contents'
  }

  function isShown(element: Element): boolean {
    return getComputedStyle(element).visibility === 'visible'
  }

  function descriptionOf(element: Element): string {
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  }
}
