/**
 * The rules that a page in its HTML can use, out of the sheets that it names: written into the page, so that what is
 * painted first waits for no sheet. It keeps too much rather than too little. PurgeCSS and beasties do the same for any
 * page, but drop rules that we have: `:is()` and `:where()` without an element before them, `:lang()`.
 */
import { transform, type CustomAtRules, type Selector, type SelectorComponent, type Visitor } from 'lightningcss'
import { comfortAttributes } from '../src/platform/comfort/comfort-settings.ts'
import { sheetTargets } from './stated-browsers.ts'

/** A rule may stand in the page or in a sheet after it: the order of the layers must stand before any of them. */
export const layerOrder = '@layer reset,tokens,base,components,pages;'
const baseLayers = ['reset', 'tokens', 'base']

/** What every page needs at once, which stands in each page, and the rest of the sheet of all pages. */
export function withoutBase(css: string): { readonly base: string; readonly rest: string } {
  const isBase = (names: readonly string[] | null) => baseLayers.includes(names?.[0] ?? '')
  return {
    // What stands in no layer wins over all that does, wherever it stands: it is what somebody chose for themselves.
    base: layerOrder + changed(css, { Rule: { 'layer-block': ({ value }) => (isBase(value.name) ? undefined : []) } }),
    rest:
      layerOrder +
      changed(
        css,
        onlyLayers((names) => !isBase(names)),
      ),
  }
}

function onlyLayers(isKept: (names: readonly string[] | null) => boolean): Visitor<CustomAtRules> {
  let isInLayer = false
  return {
    Rule(rule) {
      if (rule.type === 'layer-block') isInLayer = isKept(rule.value.name)
      return isInLayer || rule.type === 'layer-statement' ? undefined : []
    },
    RuleExit(rule) {
      if (rule.type === 'layer-block') isInLayer = false
    },
  }
}

export function criticalStyles(html: string, css: string): string {
  const used = usedIn(html)
  const thinned: Visitor<CustomAtRules>['Rule'] = {
    // Whole or not at all: some rules of ours do not survive being handed back changed.
    style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, used)) ? undefined : []),
    // Nothing moves, and nobody prints, in the moment before the sheet is there.
    keyframes: () => [],
    media: ({ value }) => (isForPrint(value.query.mediaQueries) ? [] : undefined),
  }
  return layerOrder + changed(css, { Rule: thinned })
}

function changed(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), targets: sheetTargets, minify: true, visitor })
  return withoutEmpty(code.toString())
}

/** Groups that lost all their rules, and the groups around them. */
function withoutEmpty(css: string): string {
  const next = css.replaceAll(/@(?:media|supports|container|layer)[^{};]*\{\}/g, '')
  return next === css ? css : withoutEmpty(next)
}

interface UsedNames {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** What the scripts of a page set on the root element before anything is painted. */
const setByScript = [
  ...Object.values(comfortAttributes),
  'data-script',
  'data-signed-in',
  'data-language-kept',
  'data-asks',
  'data-own-state',
]

function usedIn(html: string): UsedNames {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const attributes = [...html.matchAll(/ ([a-z][\w-]*)(?=[=\s>/])/gi)].map(([, name = '']) => name.toLowerCase())
  return { tags: new Set(tags), classes: new Set(classes), attributes: new Set([...attributes, ...setByScript]) }
}

function mayMatch(selector: Selector, used: UsedNames): boolean {
  return selector.every((part) => mayHold(part, used))
}

function mayHold(part: SelectorComponent, used: UsedNames): boolean {
  if (part.type === 'class') return used.classes.has(part.name)
  if (part.type === 'type') return used.tags.has(part.name.toLowerCase())
  if (part.type === 'attribute') return used.attributes.has(part.name)
  if (part.type !== 'pseudo-class') return true
  // The line around what has the focus stands in the base; how a part places it comes with the sheet.
  if (part.kind === 'hover' || part.kind === 'active' || part.kind === 'focus-visible') return false
  // Of `:not()` nothing is asked: what the page does not have, it is not.
  if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return part.selectors.some((selector) => mayMatch(selector, used))
  return true
}

function isForPrint(queries: readonly { readonly mediaType: string }[]): boolean {
  return queries.every(({ mediaType }) => mediaType === 'print')
}
