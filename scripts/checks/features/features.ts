import { features } from 'web-features'
import { stated as statedBrowsers } from '../../../apps/web/build/stated-browsers.ts'

const { chrome, firefox, safari } = statedBrowsers
const stated = { chrome_android: chrome, firefox, firefox_android: firefox, safari, safari_ios: safari }

type Support = Readonly<Record<string, string | undefined>>

/**
 * Interfaces that our pages use. Members of other interfaces (devices, virtual reality, machine learning) have common
 * names, such as `layer` and `scan`, which our own objects use as well.
 */
const held = new RegExp(
  `^(${[
    'HTML\\w*|SVG\\w*|Element|Node|Document|Window|Navigator|Clipboard|EventTarget|Range|Selection|TreeWalker|Storage|IDB\\w+',
    'Cache\\w*|ServiceWorker\\w*|Response|Headers|Blob|File|FileReader|ReadableStream|TextDecoder|AbortSignal|AbortController',
    'MediaRecorder|MediaStream\\w*|MediaDevices|Speech(Synthesis\\w*)|Crypto|SubtleCrypto|MediaQueryList|DataTransfer|Screen',
    'VisualViewport|URL|URLSearchParams|CanvasRenderingContext2D|ImageBitmap|OffscreenCanvas\\w*|Path2D|Worker|MessagePort',
    'Audio(Context|Param|Node|Buffer|BufferSourceNode)|OscillatorNode|GainNode|Animation|WakeLock\\w*|TrustedType\\w+',
    '(Intersection|Resize|Mutation|Performance)Observer|CSS|Highlight',
    '((Pointer|Mouse|Keyboard|Touch|UI|Input|Drag|Focus|Submit|Composition|Wheel|Message|PopState|PageTransition|Toggle|Fetch)?Event)',
    'Array|String|Promise|Object|Map|Set|Number|RegExp|Intl|Math|Date|Error|WeakRef|Uint8Array|ArrayBuffer|DataView',
  ].join('|')})$`,
)

/** Names that a library or our own code uses for something else. */
const ours = /^script:(bytes|code|icon|ms|number|orientation|percent|read|role|turn|union|watch|when)$/

/** The web platform's features by key: `script:showModal`, `sheet:property text-wrap`. */
export class Features {
  readonly #support = new Map<string, Support>()
  readonly #byName = new Map<string, string[]>()

  constructor() {
    for (const feature of Object.values(features)) {
      if (feature.kind !== 'feature') continue
      const keys = (feature.status.by_compat_key ?? {}) as Readonly<Record<string, { readonly support: Support }>>
      for (const [key, { support }] of Object.entries(keys)) {
        this.#support.set(key, support)
        for (const name of namesOf(key)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), key])
      }
    }
  }

  /** The features with this name, when none of them is supported by all stated browsers. */
  newerThanStated(name: string): string[] {
    if (ours.test(name)) return []
    const keys = this.#byName.get(name) ?? []
    return keys.every((key) => this.#lacks(key)) ? keys.slice(0, 1) : []
  }

  since(key: string): string {
    const support = this.#support.get(key) ?? {}
    return Object.keys(stated)
      .map((browser) => `${browser} ${support[browser] ?? 'never'}`)
      .join(', ')
  }

  #lacks(key: string): boolean {
    const support = this.#support.get(key) ?? {}
    return Object.entries(stated).some(([browser, version]) => {
      const since = Number.parseFloat((support[browser] ?? '').replace('≤', ''))
      return Number.isNaN(since) || since > version
    })
  }
}

function namesOf(key: string): string[] {
  const [kind, first = '', second = '', third = '', ...rest] = key.split('.')
  if (rest.length > 0) return []
  if (kind === 'api' && !third) return second ? membersOf(first, second) : [`global:${first}`]
  if (kind === 'javascript' && first === 'builtins') return third ? membersOf(second, third) : [`global:${second}`]
  if (kind === 'html' && first === 'elements') return third ? [`markup:attribute ${third}`] : [`markup:element ${second}`]
  if (kind === 'html' && first === 'global_attributes') return third ? [] : [`markup:attribute ${second}`]
  if (kind !== 'css') return []
  if (first === 'properties') return third ? [`sheet:value ${second} ${third}`] : [`sheet:property ${second}`]
  if (first === 'selectors') return third ? [] : [`sheet:pseudo ${second}`]
  if (first === 'at-rules') return third ? [`sheet:in-at-rule ${second} ${third}`] : [`sheet:at-rule ${second}`]
  return first === 'types' ? [`sheet:function ${third || second}`] : []
}

function membersOf(kind: string, member: string): string[] {
  return held.test(kind) ? [`script:${member.replace(/_static$/, '')}`] : []
}
