import type { Look } from './tab.ts'

/** A target as JSON data: regular expressions cannot be sent as such. */
export interface SentTarget {
  readonly role?: string
  readonly name?: { readonly source: string; readonly flags: string }
  readonly css?: string
  readonly within?: SentTarget
  readonly nth?: number
}

/**
 * Finds a target in the page, for engines whose protocol has no search by role and name. Returns the visible matches
 * in document order. References nothing outside itself, since it is sent as source text.
 */
export function findInPage(target: SentTarget): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    banner: 'header:not(main *), [role=banner]',
    button: 'button, summary, [role=button], input[type=submit], input[type=button]',
    checkbox: 'input[type=checkbox], [role=checkbox], [role=switch]',
    dialog: 'dialog[open], [role=dialog]',
    group: 'fieldset, [role=group], details',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    link: 'a[href], [role=link]',
    main: 'main, [role=main]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
    slider: 'input[type=range], [role=slider]',
    status: '[role=status], output',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea, [role=textbox]',
  }
  return find(target)

  function find({ role, name, css, within, nth }: SentTarget): Element[] {
    const scopes: ParentNode[] = within ? find(within) : [document]
    const selector = css ?? selectors[role ?? ''] ?? ''
    const found = new Set(scopes.flatMap((scope) => [...scope.querySelectorAll(selector)]))
    const pattern = name && new RegExp(name.source, name.flags)
    const fitting = [...found].filter(
      (each) => hasRole(each, role) && isVisible(each) && (!pattern || pattern.test(nameOf(each))),
    )
    return nth === undefined ? fitting : fitting.slice(nth, nth + 1)
  }

  function hasRole(each: Element, role?: string): boolean {
    const own = each.getAttribute('role')
    if (role === undefined) return true
    return (
      (own === null || own === role || (own === 'switch' && role === 'checkbox')) && !each.closest('[aria-hidden=true], [inert]')
    )
  }

  function isVisible(each: Element): boolean {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true })
  }

  function nameOf(each: Element): string {
    const ids = each.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const referred = ids.map((id) => document.getElementById(id)).filter((label) => label !== null)
    if (referred.length > 0) return tidy(referred.map(textOf).join(' '))
    const own = each.getAttribute('aria-label')
    if (own) return tidy(own)
    const labels = [...((each as HTMLInputElement).labels ?? [])]
    if (labels.length > 0) return tidy(labels.map(textOf).join(' '))
    const legend = each.matches('fieldset') ? each.querySelector('legend') : null
    return tidy(textOf(legend ?? each)) || tidy(each.getAttribute('title') ?? '')
  }

  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element)) return ''
    if (node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none') return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (own !== null) return own
    const gap = getComputedStyle(node).display.startsWith('inline') ? '' : ' '
    return gap + [...node.childNodes].map(textOf).join('') + gap
  }

  function tidy(text: string): string {
    return text.replace(/\s+/g, ' ').trim()
  }
}

/**
 * Runs in the page: the state of these elements. References nothing outside itself, since it is sent as source text.
 */
export function readLook(found: readonly Element[]): Look {
  const [first] = found
  if (!first) {
    return { count: 0, text: '', value: '', hasFocus: false, isChecked: false, box: { x: 0, y: 0, width: 0, height: 0 } }
  }
  const { x, y, width, height } = first.getBoundingClientRect()
  const entry = first as HTMLInputElement
  return {
    count: found.length,
    text: (first as HTMLElement).innerText?.trim().replace(/\s+/g, ' ') ?? '',
    value: entry.value ?? '',
    hasFocus: document.activeElement === first,
    isChecked: entry.checked === true || first.getAttribute('aria-checked') === 'true',
    box: { x, y, width, height },
  }
}
