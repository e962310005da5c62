import { useEffect, useRef, type RefObject } from 'react'

/**
 * For head or eye tracking, which can point but not press: an element is pressed after the pointer has rested on it for
 * this long. It counts again only after the pointer has left it.
 */
export function useDwell(stage: RefObject<HTMLElement | null>, dwellMs: number, isPaused: boolean): void {
  const hasStarted = useRef(false)
  useEffect(() => {
    const root = stage.current
    if (dwellMs === 0 || isPaused || !root) return
    let rested: Element | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      rested?.removeAttribute('data-resting')
      rested = null
    }
    const restOn = (stop: HTMLElement | null) => {
      if (stop === rested) return
      leave()
      rested = stop
      if (!stop) return
      stop.setAttribute('data-resting', '')
      timer = setTimeout(() => {
        stop.removeAttribute('data-resting')
        if (stop.isConnected) stop.click()
      }, dwellMs)
    }
    const onMove = (event: PointerEvent) => {
      // A finger does not rest before it presses.
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
      restOn(event.target.closest<HTMLElement>('[data-scan-stop]'))
    }
    // A pointer may have come to rest on the prerendered board, before this script was loaded.
    if (!hasStarted.current && matchMedia('(hover: hover)').matches) restOn(root.querySelector('[data-scan-stop]:hover'))
    hasStarted.current = true
    root.addEventListener('pointermove', onMove)
    root.addEventListener('pointerleave', leave)
    return () => {
      leave()
      root.removeEventListener('pointermove', onMove)
      root.removeEventListener('pointerleave', leave)
    }
  }, [stage, dwellMs, isPaused])
}
