import { useCallback, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { isBeingDrawn } from '../drawn.ts'
import { loadStyles } from '../load-styles.ts'

interface PartOptions<Props> {
  /** Its code, as a separate chunk: `() => import('./name.tsx').then((module) => module.Name)`. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly when: LoadTrigger
  /** Messages used by the part only: loaded beside the code, in one language. */
  readonly messages?: readonly Loadable[]
  /** URLs of style sheets, imported with `?url`. */
  readonly styles?: readonly string[]
  /** Further resources that must be loaded before it opens. */
  readonly also?: readonly (() => Promise<unknown>)[]
  /** For a page, in a `part.ts`: the build reads it for the routes and for preloading. */
  readonly path?: string
  /** For a page for signed-in users only. */
  readonly isGuarded?: boolean
}

interface Loadable {
  readonly load: () => Promise<unknown>
}

/** When a part is loaded, and what is shown until then: `withRoute`, `nearView()`, `onDemand`. */
export interface LoadTrigger {
  readonly Placeholder: ComponentType<PlaceholderProps>
  /** Rejects if nothing can be fetched: a browser never retries a module import that failed. */
  readonly checkConnection?: () => Promise<void>
}

export interface PlaceholderProps {
  /** The number of failed attempts. */
  readonly failures: number
  /** Loads the part, or retries after a failure. */
  readonly load: () => void
}

/** `preload` rejects if something failed to load; the next call tries again. */
export type Part<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<void>
  readonly path: string | undefined
  readonly isGuarded: boolean | undefined
}

/** A part with a URL path. */
export type Page = Part<object> & { readonly path: string }

/** A page, or part of a page, that is loaded separately: code, messages and style sheets in parallel. */
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
    // The build renders several pages with one part, and each page must list its style sheets.
    if (loaded && !isBeingDrawn) return
    await (loading ??= fetchAll().finally(() => (loading = null)))
  }

  function Part(props: Props) {
    const [{ component: Loaded, failures }, setState] = useState({ component: loaded, failures: 0 })
    const show = useCallback(() => {
      // Without delay: the page may be about to print.
      preload().then(
        () => flushSync(() => setState({ component: loaded, failures: 0 })),
        () => flushSync(() => setState((before) => ({ component: null, failures: before.failures + 1 }))),
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : <when.Placeholder failures={failures} load={show} />
  }
  return Object.assign(Part, { preload, path, isGuarded })
}
