import { useEffect, type RefObject } from 'react'

/**
 * First a piece, then its place: while a place is pressed without a piece in hand, the tray is highlighted. By a class,
 * because with `:has(:active)` every press of a place computes the style of the whole stage twice more.
 */
export function useTrayHint(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = stage.current
    if (!place) return
    const watching = new AbortController()
    const hint = (isShown: boolean) => place.querySelector('.tray')?.classList.toggle('is-asked-for', isShown)
    const begin = ({ target }: Event) => {
      const isPlace = (target as Element).closest('button.place') !== null
      if (isPlace && !place.classList.contains('is-holding')) hint(true)
    }
    place.addEventListener('pointerdown', begin, { signal: watching.signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => hint(false), { signal: watching.signal })
    return () => watching.abort()
  }, [stage])
}
