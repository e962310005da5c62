import { createContext, type RefObject, useContext, useLayoutEffect, useState, useEffect } from 'react'
import { shellLayout, type ShellLayout } from './shell-layout.ts'

const LayoutContext = createContext<ShellLayout>({ kind: 'phone', stageWidth: 268, rows: 2 })
export const ShellLayoutProvider = LayoutContext.Provider

export function useShellLayout(): ShellLayout {
  return useContext(LayoutContext)
}

/** Whether the three panels are side by side. */
export function useIsLaptop(): boolean {
  return useShellLayout().kind === 'laptop'
}

/**
 * The layout for the size of the shell, updated when the window or the text size changes. It is measured in `rem`, so that
 * large text gets the layout of a smaller screen.
 */
export function useMeasuredLayout(room: RefObject<HTMLElement | null>): ShellLayout {
  const [layout, setLayout] = useState<ShellLayout>(() => layoutOf({ width: innerWidth, height: innerHeight }))
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = () => {
      // One column is as high as its content, so the window is measured.
      const isFramed = element.classList.contains('creator--framed')
      const height = isFramed ? Math.min(innerHeight - 96, 760) : innerHeight
      const next = layoutOf({ width: element.clientWidth || innerWidth, height })
      setLayout((before) => (sameLayout(before, next) ? before : next))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    const probe = element.querySelector('[data-text-probe]')
    if (probe) watcher.observe(probe)
    addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
    }
  }, [room])
  useLayoutEffect(() => {
    room.current?.style.setProperty('--stage-width', `${layout.stageWidth / 16}rem`)
  }, [room, layout])
  return layout
}

/** Rotating a phone changes the whole layout: the block that was in use is scrolled back into view. */
export function useTurning({ kind }: ShellLayout): void {
  useEffect(showAgain, [kind])
}

function showAgain(): void {
  const { activeElement } = document
  // A reader who has not touched anything here may be reading another part of the page.
  if (!activeElement?.closest('.creator')) return
  if (activeElement.closest('.script')) activeElement.scrollIntoView({ block: 'nearest' })
}

function layoutOf({ width, height }: { width: number; height: number }): ShellLayout {
  const scale = 16 / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  return shellLayout({ width: width * scale, height: height * scale })
}

function sameLayout(one: ShellLayout, other: ShellLayout): boolean {
  return one.kind === other.kind && one.stageWidth === other.stageWidth && one.rows === other.rows && one.narrow === other.narrow
}
