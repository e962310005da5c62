/** The open tab of the selected sprite beside the stage of a wide screen: it stays when another sprite is selected. */
import { useSyncExternalStore } from 'react'

export const aboutTabs = ['costumes', 'sounds', 'place'] as const
export type AboutTab = (typeof aboutTabs)[number]

let tab: AboutTab = 'costumes'
const watchers = new Set<() => void>()

export function showAboutTab(wanted: AboutTab): void {
  tab = wanted
  for (const changed of watchers) changed()
}

export function useAboutTab(): AboutTab {
  return useSyncExternalStore(watch, () => tab)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
