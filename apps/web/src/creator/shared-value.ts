import { useSyncExternalStore } from 'react'

type SharedValue<T> = readonly [set: (next: T) => void, use: () => T, get: () => T]

/** A value that several parts of the editor read: those that use it render again when it is set. */
export function sharedValue<T>(first: T): SharedValue<T> {
  let current = first
  const watchers = new Set<() => void>()
  const get = () => current
  const set = (next: T) => {
    current = next
    for (const changed of watchers) changed()
  }
  const watch = (changed: () => void) => {
    watchers.add(changed)
    return () => watchers.delete(changed)
  }
  return [set, () => useSyncExternalStore(watch, get), get]
}
