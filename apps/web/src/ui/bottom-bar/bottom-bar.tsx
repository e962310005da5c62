import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './bottom-bar.css'

/**
 * Buttons fixed at the lower edge of the screen. The page has padding of the same height below it, and a focused
 * element is scrolled above the bar.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => root.style.setProperty('--bottom-bar', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    const eye = 'ResizeObserver' in window ? new ResizeObserver(measure) : null
    if (bar.current) eye?.observe(bar.current)
    root.dataset.bottomBar = ''
    return () => {
      eye?.disconnect()
      delete root.dataset.bottomBar
      root.style.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div className="bottom-bar" ref={bar}>
      <div className="wrap bottom-bar__wrap">{children}</div>
    </div>
  )
}
