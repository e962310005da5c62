import { type RefObject, useLayoutEffect } from 'react'

/** The page as large as its place allows, in its own shape: turning a phone makes it smaller or larger and changes nothing on it. */
export function useFittedPage(
  room: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  useLayoutEffect(() => {
    const [place, page] = [room.current, frame.current]
    if (!place || !page) return undefined
    const fit = () => {
      const scale = Math.min(place.clientWidth / width, place.clientHeight / height)
      page.style.inlineSize = `${Math.floor(width * scale)}px`
      page.style.blockSize = `${Math.floor(height * scale)}px`
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [room, frame, width, height])
}
