/**
 * Extracts the critical CSS of a prerendered page: the rules of its style sheets that its HTML can use are inlined, so that
 * the first paint waits for no style sheet. In doubt a rule is kept. PurgeCSS and beasties do the same for any page, but
 * drop rules that we have: `:is()` and `:where()` without an element before them, `:lang()`.
 */
import { transform, type CustomAtRules, type Selector, type SelectorComponent, type Visitor } from 'lightningcss'
import { comfortAttributes } from '../../src/platform/comfort/comfort-settings.ts'
import { sheetTargets, unneeded } from '../stated-browsers.ts'

/** A rule may be inline or in a later style sheet: the layer order must be declared before any of them. */
export const layerOrder = '@layer reset,tokens,base,components,pages;'
const baseLayers = ['reset', 'tokens', 'base']

/** Splits the common style sheet into the rules inlined in every page and the rest. Print rules are not needed before the sheet. */
export function withoutBase(css: string): { readonly base: string; readonly rest: string } {
  return {
    // Unlayered rules override all layered ones, wherever they are: they are the user's comfort settings.
    base:
      layerOrder +
      changed(css, {
        Rule: {
          'layer-block': ({ value }) => (isBase(value.name) ? undefined : []),
          media: ({ value }) => (isForPrint(value.query.mediaQueries) ? [] : undefined),
          page: () => [],
        },
      }),
    rest: layerOrder + changed(css, ofRest()),
  }
}

function isBase(layer: readonly string[] | null): boolean {
  return baseLayers.includes(layer?.[0] ?? '')
}

function ofRest(): Visitor<CustomAtRules> {
  let isInLayer = false
  let printDepth = 0
  return {
    Rule(rule) {
      if (rule.type === 'layer-block') isInLayer = !isBase(rule.value.name)
      else if (rule.type === 'media' && !isInLayer && (printDepth > 0 || isForPrint(rule.value.query.mediaQueries))) printDepth++
      const isGroup = ['layer-block', 'layer-statement', 'media', 'page'].includes(rule.type)
      return isGroup || isInLayer || printDepth > 0 ? undefined : []
    },
    RuleExit(rule) {
      if (rule.type === 'layer-block') isInLayer = false
      else if (rule.type === 'media' && !isInLayer && printDepth > 0) printDepth--
    },
  }
}

export function criticalStyles(html: string, css: string): string {
  const used = usedIn(html)
  const thinned: Visitor<CustomAtRules>['Rule'] = {
    // A rule is kept unchanged or dropped: some of our rules are damaged if Lightning CSS writes them back changed.
    style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, used)) ? undefined : []),
    // Animations and print styles are not needed before the style sheet is loaded.
    keyframes: () => [],
    media: ({ value }) => (isForPrint(value.query.mediaQueries) ? [] : undefined),
  }
  return layerOrder + changed(css, { Rule: thinned })
}

function changed(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    targets: sheetTargets,
    exclude: unneeded,
    minify: true,
    visitor,
  })
  return withoutEmpty(code.toString())
}

/** Removes groups that lost all their rules, and then their empty parents. */
function withoutEmpty(css: string): string {
  const next = css.replaceAll(/@(?:media|supports|container|layer)[^{};]*\{\}/g, '')
  return next === css ? css : withoutEmpty(next)
}

interface UsedNames {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** Attributes that inline scripts set before the first paint, most of them on the root element. */
const setByScript = [
  ...Object.values(comfortAttributes),
  'data-script',
  'data-signed-in',
  'data-language-kept',
  'data-asks',
  'data-own-state',
  'data-loading',
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
  // The focus outline is in the base; how a component positions it comes with the style sheet.
  if (part.kind === 'hover' || part.kind === 'active' || part.kind === 'focus-visible') return false
  // `:not()` is ignored: an element missing from the page cannot match.
  if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return part.selectors.some((selector) => mayMatch(selector, used))
  return true
}

function isForPrint(queries: readonly { readonly mediaType: string }[]): boolean {
  return queries.every(({ mediaType }) => mediaType === 'print')
}
