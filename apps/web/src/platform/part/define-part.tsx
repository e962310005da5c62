import { useCallback, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { isBeingDrawn } from '../drawn.ts'
import { loadStyles } from '../load-styles.ts'

interface PartOptions<Props> {
  /** Its code, a chunk of its own: `() => import('./name.tsx').then((module) => module.Name)`. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly when: LoadMoment
  /** Messages that the part says and the page around it does not: loaded beside the code, in one language. */
  readonly messages?: readonly Loadable[]
  /** Addresses of style sheets, imported with `?url`. */
  readonly styles?: readonly string[]
  /** What else has to be there before it opens. */
  readonly also?: readonly (() => Promise<unknown>)[]
  /** Of a page, in a `part.ts`: the build finds it there, for the routes and for what an address asks for first. */
  readonly path?: string
  /** Of a page that only opens for who is signed in. */
  readonly isGuarded?: boolean
}

interface Loadable {
  readonly load: () => Promise<unknown>
}

/** When a part is asked for, and what stands in its place until it is there: `withRoute`, `nearView()`, `onDemand`. */
export interface LoadMoment {
  readonly Placeholder: ComponentType<PlaceholderProps>
  /** Rejects where nothing can be fetched: a browser does not ask again for a module that it could not load. */
  readonly checkConnection?: () => Promise<void>
}

export interface PlaceholderProps {
  /** How often it was asked for in vain. */
  readonly failures: number
  /** Asks for it, once more after a failure. */
  readonly load: () => void
}

/** `preload` rejects when something of the part was lost; the next call asks for it again. */
export type Part<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<void>
  readonly path: string | undefined
  readonly isGuarded: boolean | undefined
}

/** A part with an address. */
export type Page = Part<object> & { readonly path: string }

/** A piece of a page, or a page, that is loaded apart from what shows it: code, messages and style sheets beside each other. */
export function definePart<Props extends object>(options: PartOptions<Props>): Part<Props> {
  const { load, messages = [], styles = [], also = [], when, path, isGuarded } = options
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null

  async function fetchAll(): Promise<void> {
    await when.checkConnection?.()
    const others = [...messages.map((group) => group.load()), ...styles.map(loadStyles), ...also.map((each) => each())]
    const [component] = await Promise.all([load(), ...others])
    loaded = component
  }

  async function preload(): Promise<void> {
    // The build draws several pages with one part, and each of them names its sheets.
    if (loaded && !isBeingDrawn) return
    await (loading ??= fetchAll().finally(() => (loading = null)))
  }

  function Part(props: Props) {
    const [{ component: Loaded, failures }, setState] = useState({ component: loaded, failures: 0 })
    const show = useCallback(() => {
      // At once: the page may be about to print.
      preload().then(
        () => flushSync(() => setState({ component: loaded, failures: 0 })),
        () => flushSync(() => setState((before) => ({ component: null, failures: before.failures + 1 }))),
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : <when.Placeholder failures={failures} load={show} />
  }
  return Object.assign(Part, { preload, path, isGuarded })
}
